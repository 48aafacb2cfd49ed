import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Another address of the same server, whose traffic a test can cut and restore: the network between two machines. */
export async function openGate(target: string): Promise<{
  url: string
  shut: () => void
  open: () => void
  /** New connections go there from now on, as behind a load balancer. */
  turnTo: (target: string) => void
  /** How many connections it has refused. */
  refusals: () => number
  close: () => Promise<void>
}> {
  let to = new URL(target)
  const sockets = new Set<Socket>()
  let isOpen = true
  let refused = 0
  const server = createServer((near) => {
    if (!isOpen) {
      refused += 1
      near.destroy()
      return
    }
    const far = connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(into)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        into.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const shut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(target), {
      hostname: '127.0.0.1',
      port: String((server.address() as { port: number }).port),
    })
      .toString()
      .replace(/\/$/, ''),
    shut,
    refusals: () => refused,
    open: () => {
      isOpen = true
    },
    turnTo: (next) => {
      to = new URL(next)
    },
    close: async () => {
      shut()
      server.close()
      await once(server, 'close')
    },
  }
}
