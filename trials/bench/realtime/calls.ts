import { randomUUID } from 'node:crypto'
import { dataOf } from '@sehati/testkit/client/ask'
import { keptConnections } from '@sehati/testkit/client/exchange'

const PATH = '/api/allroles/percakapan'

/** What one load process asks of the API, over connections that it keeps. */
export function makeCalls(url: string) {
  const agent = keptConnections(256)
  return {
    send: async (token: string, jadwal_id: number): Promise<number> => {
      const pesan = 'Selamat pagi, saya ingin bertanya tentang jadwal minum obat yang kemarin.'
      const body = { jadwal_id, pesan, client_id: randomUUID() }
      return (await dataOf<{ id: number }>(url, { method: 'POST', path: PATH, token, body }, { agent })).id
    },
    /** Ids of what is new after this one; the latest where nothing is known yet. */
    read: async (token: string, jadwal_id: number, after: number): Promise<number[]> => {
      const from = after > 0 ? `&after=${after}` : '&limit=1'
      const path = `${PATH}?jadwal_id=${jadwal_id}${from}`
      const rows = await dataOf<{ id: number }[]>(url, { method: 'GET', path, token }, { agent })
      return rows.map(({ id }) => id)
    },
  }
}
