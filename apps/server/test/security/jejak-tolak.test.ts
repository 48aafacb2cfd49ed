import { levelsOf } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../server.ts'
import { makeVictims } from './victims.ts'

// Staff who ask for what is closed to them leave a row, beside the refusal. A new read of a consultation's texts is among the calls
// below without an edit of this file.

const server = await startServer()
const { db, call, make } = server
const of = await makeVictims(server).victims(3)

const closed = ['konsultasi', 'percakapan', 'pesan', 'rekam_konsultasi', 'rekam', 'izin_rekam']
const reads = Object.entries(allEndpoints).filter(
  ([, { method, target }]) => method === 'GET' && target !== undefined && closed.includes(target.is),
)
const idOf = ({ target }: Endpoint) => (target?.is === 'pesan' ? of.pesan : of.ahead)

const rowsOf = (request_id: string) =>
  db.rows(sql`select objek_id, subjek_id, pelaku_id, dasar from jejak_baru
    where request_id = ${request_id} and tindakan = 'ditolak'`)

const refused = new Set<string>()
test.each(reads)(
  '%s: an admin and another professional who are refused leave a row, and no patient does',
  async (name, endpoint) => {
    const id = idOf(endpoint)
    const query = { [endpoint.target?.field as string]: id }
    for (const who of [await make.person(1), await make.profesional(3)]) {
      const reply = await call(who, endpoint as Endpoint, { query })
      const request_id = reply.headers['x-request-id'] as string
      if (![403, 404].includes(reply.status)) {
        expect(await rowsOf(request_id)).toEqual([])
        continue
      }
      refused.add(name)
      await expect.poll(() => rowsOf(request_id)).toHaveLength(1)
      expect((await rowsOf(request_id))[0]).toMatchObject({ objek_id: id, subjek_id: null, pelaku_id: who.user_id })
      // The same again within the quarter of an hour.
      const again = await call(who, endpoint as Endpoint, { query })
      expect(again.status).toBe(reply.status)
      expect(await rowsOf(again.headers['x-request-id'] as string)).toEqual([])
    }
    if (!(levelsOf[endpoint.access] as readonly number[]).includes(5)) return
    const stranger = await call(await make.person(5), endpoint as Endpoint, { query })
    expect(stranger.status).toBeGreaterThanOrEqual(400)
    expect(await rowsOf(stranger.headers['x-request-id'] as string)).toEqual([])
  },
)

test('the calls above were refused where texts are', () => {
  expect([...refused].sort()).toEqual(
    expect.arrayContaining(['getKonsultasi', 'getLampiran', 'getRekam', 'listPercakapan', 'listVersiBalasan']),
  )
})

test('a malformed id leaves no row, an id that no consultation has leaves one', async () => {
  const other = await make.profesional(2)
  for (const jadwalid of [2 ** 31, 'x']) {
    const reply = await call(other, getKonsultasi as Endpoint, { query: { jadwalid } })
    expect(reply.status).toBe(422)
    expect(await rowsOf(reply.headers['x-request-id'] as string)).toEqual([])
  }
  const none = await call(other, getKonsultasi as Endpoint, { query: { jadwalid: 2 ** 31 - 1 } })
  expect(none.status).toBe(404)
  await expect.poll(() => rowsOf(none.headers['x-request-id'] as string)).toMatchObject([{ objek_id: 2 ** 31 - 1 }])
})
