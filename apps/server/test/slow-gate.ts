import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Another address of the same server, over a network that is slow, or loses everything silently. */
export async function openSlowGate(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const network = { delayMs: 0, swallows: false }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      const pass = (chunk: Buffer) => network.swallows || into.destroyed || into.write(chunk)
      from.on('data', (chunk) => (network.delayMs > 0 ? setTimeout(pass, network.delayMs, chunk) : pass(chunk)))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        into.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = { hostname: '127.0.0.1', port: String((server.address() as { port: number }).port) }
  return {
    url: Object.assign(new URL(target), own).toString(),
    network,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
