import { getLampiran, listKontak, listKontakOrang, listPercakapan } from '@sehati/contract/percakapan/endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { halves } from '../../../test/picture.ts'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()
const patient = await make.person(5)
const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
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
        ...{ tindakan, objek, objek_id: id, subjek_id: patient.user_id, pelaku_id: tenaga.user_id },
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

test('own reads are recorded as such', async () => {
  const own = { token: await make.signIn(patient.user_id) }
  await call(own, listPercakapan, { query: { jadwal_id } })
  await expect.poll(recorded).toMatchObject([{ pelaku_id: patient.user_id, dasar: 'milik_sendiri' }])
})
