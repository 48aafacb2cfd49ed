import { randomUUID } from 'node:crypto'
import {
  forwardPercakapan,
  getLampiran,
  insertPercakapan,
  listKontak,
  listKontakOrang,
  listPercakapan,
} from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { halves } from '../../../test/picture.ts'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()
const patient = await make.person(5)
const { jadwal_id, tenaga, session } = await make.booked(patient, { status: 'disetujui' })
const TEXT = 'hanya-untuk-berdua'
const gambar = await (await halves({ width: 40, height: 20 })).png().toBuffer()
const berkas = await make.pesan({ jadwal_id, pengirim_id: patient.user_id }, { pesan: TEXT, berkas: gambar })

beforeEach(async () => {
  await db.rows(sql`truncate jejak_baru`)
})
const recorded = () =>
  db.rows(sql`select tindakan, objek, objek_id, subjek_id, pelaku_id, dasar from jejak_baru order by baru_id`)
const reads = [
  ['the conversation', listPercakapan, { jadwal_id }, 'lihat percakapan', jadwal_id],
  ['the inbox', listKontak, {}, 'lihat_daftar percakapan', jadwal_id],
  ['the people of the inbox', listKontakOrang, {}, 'lihat_daftar percakapan', jadwal_id],
  ['a file', getLampiran, { id: berkas }, 'unduh lampiran', berkas],
] as const

test.each(reads)(
  'the professional reads %s: recorded when the response arrives',
  async (_name, endpoint, query, act, id) => {
    const again = { token: await make.signIn(tenaga.user_id) }
    expect((await call(again, endpoint, { query })).status).toBe(200)
    const [tindakan, objek] = act.split(' ')
    expect(await recorded()).toEqual([
      {
        tindakan,
        objek,
        objek_id: id,
        subjek_id: patient.user_id,
        pelaku_id: tenaga.user_id,
        dasar: 'perawatan',
      },
    ])
  },
)

test.each(reads)(
  '%s: nothing is shown to the professional where it cannot be recorded, the patient reads on',
  async (_name, endpoint, query) => {
    const [doctor, own] = [{ token: await make.signIn(tenaga.user_id) }, { token: await make.signIn(patient.user_id) }]
    const release = await blockJejak(db)
    try {
      const refused = await call(doctor, endpoint, { query })
      expect([refused.status, refused.code]).toEqual([503, 'TRAIL_UNAVAILABLE'])
      expect(refused.raw.toString()).not.toContain(TEXT)
      expect((await call(own, endpoint, { query })).status).toBe(200)
    } finally {
      await release()
    }
    expect((await call(doctor, endpoint, { query })).status).toBe(200)
  },
)

const { user_id } = patient
const another = await make.konsultasi(
  { user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
  { tanggal: '2026-12-02', status: 'disetujui' },
)
const sends = [
  ['a reply that quotes', insertPercakapan, { jadwal_id, pesan: 'Baik.', balas_id: berkas }],
  ['a forwarded message', forwardPercakapan, { jadwal_id: another, id: berkas }],
] as const

test.each(sends)(
  '%s shows words of the patient: recorded first, and where it cannot be nothing is sent',
  async (_name, endpoint, words) => {
    const doctor = { token: await make.signIn(tenaga.user_id) }
    const body = { ...words, client_id: randomUUID() }
    const sent = () => db.rows(sql`select from percakapan where client_id = ${body.client_id}`)
    const send = (who: { token: string }) => call(who, endpoint as typeof insertPercakapan, { body: body as never })
    const release = await blockJejak(db)
    try {
      const refused = await send(doctor)
      expect([refused.status, refused.code]).toEqual([503, 'TRAIL_UNAVAILABLE'])
      expect(refused.raw.toString()).not.toContain(TEXT)
      expect(await sent()).toEqual([])
    } finally {
      await release()
    }
    await db.rows(sql`truncate jejak_baru`)
    const row = { objek: 'percakapan', objek_id: jadwal_id, pelaku_id: tenaga.user_id, dasar: 'perawatan' }
    const reply = await send(doctor)
    expect([reply.status, reply.raw.toString()]).toEqual([201, expect.stringContaining(TEXT)])
    expect(await recorded()).toMatchObject([row])
    // The same request from another session returns the same words, and is recorded for that session.
    const repeated = await send({ token: await make.signIn(tenaga.user_id) })
    expect(repeated.data).toEqual(reply.data)
    expect(await recorded()).toHaveLength(2)
    expect(await sent()).toHaveLength(1)
  },
)

test('own reads are recorded as such', async () => {
  const own = { token: await make.signIn(patient.user_id) }
  await call(own, listPercakapan, { query: { jadwal_id } })
  await expect.poll(recorded).toMatchObject([{ pelaku_id: patient.user_id, dasar: 'milik_sendiri' }])
})
