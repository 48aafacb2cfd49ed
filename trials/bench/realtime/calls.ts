import { randomUUID } from 'node:crypto'
import http from 'node:http'

const PATH = '/api/allroles/percakapan'

/** What one load process asks of the API, over connections that it keeps. */
export function makeCalls(url: string) {
  const { hostname, port } = new URL(url)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })

  const ask = (method: 'GET' | 'POST', path: string, token: string, body?: object) =>
    new Promise<unknown>((resolve, reject) => {
      const payload = body && JSON.stringify(body)
      const headers = {
        authorization: `Bearer ${token}`,
        ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
      }
      const request = http.request({ hostname, port, agent, method, path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if ((response.statusCode ?? 500) < 300) resolve((JSON.parse(text) as { data: unknown }).data)
          else reject(new Error(`${response.statusCode} ${text}`))
        })
      })
      request.on('error', reject)
      request.end(payload)
    })

  return {
    send: async (token: string, jadwal_id: number): Promise<number> => {
      const pesan = 'Selamat pagi, saya ingin bertanya tentang jadwal minum obat yang kemarin.'
      return ((await ask('POST', PATH, token, { jadwal_id, pesan, client_id: randomUUID() })) as { id: number }).id
    },
    /** Ids of what is new after this one; the latest where nothing is known yet. */
    read: async (token: string, jadwal_id: number, after: number): Promise<number[]> => {
      const from = after > 0 ? `&after=${after}` : '&limit=1'
      const rows = (await ask('GET', `${PATH}?jadwal_id=${jadwal_id}${from}`, token)) as { id: number }[]
      return rows.map(({ id }) => id)
    },
  }
}
