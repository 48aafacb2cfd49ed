import { expect, type Page } from '@playwright/test'
import type { Ruang } from '@sehati/contract/channel/realtime.schema'

/**
 * The rooms of the live channel that a page has joined, read from the packets that it sends and receives. To be called before
 * the page connects. In a joined room the page receives events and does not poll.
 */
export function watchRooms(page: Page) {
  let joined = new Map<string, Ruang['jenis']>()
  page.on('websocket', (socket) => {
    const asked = new Map<string, Ruang['jenis']>()
    const accepted = new Map<string, Ruang['jenis']>()
    // Only the newest connection counts: the one of an earlier page ends without a packet.
    joined = accepted
    socket.on('framesent', ({ payload }) => {
      const [, number = '', jenis] = /^42(\d+)\["ikut",\{"jenis":"(\w+)"/.exec(String(payload)) ?? []
      if (jenis) asked.set(number, jenis as Ruang['jenis'])
    })
    socket.on('framereceived', ({ payload }) => {
      const [, number = ''] = /^43(\d+)\[\{"ok":true/.exec(String(payload)) ?? []
      const jenis = asked.get(number)
      if (jenis) accepted.set(number, jenis)
    })
    socket.on('close', () => accepted.clear())
  })
  return { joined: (jenis: Ruang['jenis']) => expect.poll(() => [...joined.values()]).toContain(jenis) }
}
