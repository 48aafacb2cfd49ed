import { setujuiAlihan } from '@sehati/contract/absence/alihan.endpoints'
import { insertKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { answerPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { putUsia } from '@sehati/contract/rights/wali.endpoints'
import { ambilTawaran } from '@sehati/contract/waiting/tunggu.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAlihan } from '../../../test/alihan.ts'
import { askFor, makeBook } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'
import { makeTawaran } from '../../../test/tunggu.ts'

const server = await startServer()
const { db, call, make } = server
const book = makeBook(call)
const isStrict = (on: boolean) => db.rows(sql`update pengaturan set privasi_ketat = ${on}`)

type Who = { token: string; user_id: number }
const jawab = (who: Who, sikap: string, ...keperluan: string[]) =>
  call(who, answerPersetujuan, { body: { persetujuan: keperluan.map((one) => ({ keperluan: one, versi: 1, sikap })) } })
/** A patient who has said that they are of age. */
async function patient(level: 4 | 5): Promise<Who> {
  const who = await make.person(level)
  await call(who, putUsia, { body: { dewasa: 'ya' } })
  return who
}
async function slot() {
  const { profesional_id } = await make.profesional()
  return make.sesi(profesional_id)
}
const bookings = (who: Who) => db.rows(sql`select from konsultasi where user_id = ${who.user_id}`)
const refused = (...keperluan: string[]) => ({
  status: 409,
  code: 'CONSENT_REQUIRED',
  message: 'Baca dan setujui pemberitahuan privasi di halaman Data saya, bagian Persetujuan, sebelum memesan.',
  data: { keperluan },
})

test('where strict privacy is off, who has said nothing, refused or withdrawn books as the specification says', async () => {
  const me = await patient(5)
  expect((await book(me, await slot())).status).toBe(201)
  const other = await patient(5)
  await jawab(other, 'menolak', 'layanan', 'telemedisin')
  expect((await book(other, await slot())).status).toBe(201)
})

describe('under strict privacy', () => {
  beforeEach(() => isStrict(true))
  afterEach(() => isStrict(false))

  test('an own booking needs the consent to care, and online that to online consultations; the refusal names what is missing', async () => {
    const me = await patient(5)
    const session = await slot()
    const offline = { metode_konsultasi: 'offline' }
    expect(await book(me, session)).toMatchObject(refused('layanan', 'telemedisin'))
    expect(await book(me, session, offline)).toMatchObject(refused('layanan'))
    await jawab(me, 'setuju', 'telemedisin')
    await jawab(me, 'menolak', 'layanan')
    expect(await book(me, session)).toMatchObject(refused('layanan'))
    await jawab(me, 'setuju', 'layanan')
    await jawab(me, 'menarik', 'telemedisin')
    expect(await book(me, session)).toMatchObject(refused('telemedisin'))
    expect(await bookings(me)).toEqual([])
    expect((await book(me, session, offline)).status).toBe(201)
  })

  test('it is refused before anything about the slot: a person needs the consent for any of them', async () => {
    const me = await patient(4)
    const session = await slot()
    await jawab(me, 'setuju', 'layanan', 'telemedisin')
    expect((await book(me, session)).status).toBe(201)
    const other = await patient(5)
    expect(await book(other, session)).toMatchObject(refused('layanan', 'telemedisin'))
    expect(await book(other, session, { tanggal: '2026-11-26' })).toMatchObject(refused('layanan', 'telemedisin'))
  })

  test('a repeated request returns what it has booked, also after a withdrawal; a new one is refused', async () => {
    const me = await patient(5)
    const session = await slot()
    await jawab(me, 'setuju', 'layanan', 'telemedisin')
    const once = { 'idempotency-key': 'sekali-saja' }
    const first = await book(me, session, {}, once)
    expect(first.status).toBe(201)
    expect((await jawab(me, 'menarik', 'layanan')).data.terjadwal).toMatchObject([{ jadwal_id: first.data.jadwal_id }])
    expect((await book(me, session, {}, once)).data).toEqual(first.data)
    expect(await book(me, await slot())).toMatchObject(refused('layanan'))
    expect(await bookings(me)).toHaveLength(1)
  })

  test('what the clinic books for a person needs none', async () => {
    const me = await patient(5)
    const body = { ...askFor(await slot()), user_id: me.user_id }
    expect((await call(await make.person(1), insertKonsultasi, { body })).status).toBe(201)
  })

  test('a place of the waiting list is taken with consent, and stays kept for the person until then', async () => {
    const me = await patient(5)
    const session = await slot()
    const of = { user_id: me.user_id, profesional_id: session.profesional_id, jadwal_tenaga_id: session.id }
    const { tawaran_id } = await makeTawaran(server, of, '2026-11-25')
    const ambil = () => call(me, ambilTawaran, { body: { tawaran_id } })
    expect(await ambil()).toMatchObject(refused('layanan', 'telemedisin'))
    await jawab(me, 'setuju', 'layanan', 'telemedisin')
    expect((await ambil()).status).toBe(200)
  })

  test('a request is handed over with consent, and waits on until then', async () => {
    await isStrict(false)
    const { clinic, offer, decide } = await makeAlihan(server)
    const of = await clinic()
    await call(of.pasien, putUsia, { body: { dewasa: 'ya' } })
    const { alihan_id } = (await offer(of)).data
    await isStrict(true)
    const agree = () => decide(of.pasien, setujuiAlihan, of.jadwal_id, alihan_id)
    expect(await agree()).toMatchObject(refused('layanan', 'telemedisin'))
    await jawab(of.pasien, 'setuju', 'layanan', 'telemedisin')
    expect((await agree()).status).toBe(200)
  })

  test('the database refuses a booking of the person without consent, also one that does not come from the service', async () => {
    await expect(make.booked(await patient(5))).rejects.toMatchObject({ constraint: 'konsultasi_persetujuan' })
  })
})

// Last: a published version stays.
test('under strict privacy, a consent to an earlier version does not count: the person is asked again', async () => {
  const me = await patient(5)
  await jawab(me, 'setuju', 'layanan', 'telemedisin')
  await db.rows(sql`
    insert into naskah select keperluan, 2, judul, pernyataan, bagian, sidik, now() from naskah where keperluan = 'layanan'`)
  await isStrict(true)
  expect(await book(me, await slot())).toMatchObject(refused('layanan'))
  const body = { persetujuan: [{ keperluan: 'layanan', versi: 2, sikap: 'setuju' }] }
  expect((await call(me, answerPersetujuan, { body })).status).toBe(200)
  expect((await book(me, await slot())).status).toBe(201)
})
