import { expect, type Page } from '@playwright/test'
import type { Ruang } from '@sehati/contract/realtime/schema'

/**
 * Which rooms of the live channel a page is let into, read from what it says and hears. To be called before the page
 * connects. From then on news comes by itself and the page does not ask from time to time.
 */
export function hearRooms(page: Page) {
  let joined = new Map<string, Ruang['jenis']>()
  page.on('websocket', (socket) => {
    const asked = new Map<string, Ruang['jenis']>()
    const told = new Map<string, Ruang['jenis']>()
    // The newest connection is the one that counts: an earlier page's ends without a word.
    joined = told
    socket.on('framesent', ({ payload }) => {
      const [, number = '', jenis] = /^42(\d+)\["ikut",\{"jenis":"(\w+)"/.exec(String(payload)) ?? []
      if (jenis) asked.set(number, jenis as Ruang['jenis'])
    })
    socket.on('framereceived', ({ payload }) => {
      const [, number = ''] = /^43(\d+)\[\{"ok":true/.exec(String(payload)) ?? []
      const jenis = asked.get(number)
      if (jenis) told.set(number, jenis)
    })
    socket.on('close', () => told.clear())
  })
  return { joined: (jenis: Ruang['jenis']) => expect.poll(() => [...joined.values()]).toContain(jenis) }
}
