import dgram from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const HOST = '127.0.0.1'

/** A piece of network before a UDP port that loses packets in both directions; `lose` sets the share, 0 to 1. */
export async function openUdpProxy(target: number) {
  let share = 0
  const near = dgram.createSocket('udp4')
  const far = new Map<number, dgram.Socket>()
  const isLost = () => Math.random() < share
  /** Each client has a port of its own towards the target, as behind a router. */
  const portFor = (client: number): dgram.Socket => {
    const known = far.get(client)
    if (known) return known
    const socket = dgram.createSocket('udp4')
    socket.on('message', (packet) => {
      if (!isLost()) near.send(packet, client, HOST)
    })
    // The target may be away: to the client that is a lost packet.
    socket.on('error', () => {})
    far.set(client, socket)
    return socket
  }
  near.on('message', (packet, { port }) => {
    if (!isLost()) portFor(port).send(packet, target, HOST)
  })
  near.bind(0, HOST)
  await once(near, 'listening')
  return {
    port: (near.address() as AddressInfo).port,
    lose: (next: number) => {
      share = next
    },
    close: () => {
      near.close()
      for (const socket of far.values()) socket.close()
    },
  }
}
