import { insertKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { answerPersetujuan, listPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import * as api from '@sehati/contract/rights/wali.endpoints'
import { ambilTawaran } from '@sehati/contract/waiting/tunggu.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'
import { makeTawaran } from '../../../test/tunggu.ts'

const server = await startServer()
const { db, call, make, at } = server
const book = makeBook(call)
const admin = await make.person(1)
const peninjau = await make.person(1)
await make.tugas(peninjau.user_id, 'peninjau')
beforeEach(() => at(START.toISOString()))

type Who = { token: string; user_id: number }
const isStrict = (on: boolean) => db.rows(sql`update pengaturan set privasi_ketat = ${on}`)
const usia = (who: Who, body: object) => call(who, api.putUsia, { body })
const belum = { dewasa: 'belum', lahir: '2008-11-25' }
const wali = (who: Who, jawaban: string) =>
  call(admin, api.insertWali, {
    body: { user_id: who.user_id, nama: 'Ibu Sari', hubungan: 'ibu', tanggal: '2026-11-23', jawaban },
  })
const vital = (who: Who) =>
  call(peninjau, api.insertKepentinganVital, {
    body: { user_id: who.user_id, alasan: 'Tidak aman bila keluarga tahu' },
  })
async function slot() {
  const { profesional_id } = await make.profesional()
  return make.sesi(profesional_id)
}
/** A patient who has consented to all that a booking needs. */
async function setuju(): Promise<Who> {
  const who = await make.person(5)
  const persetujuan = ['layanan', 'telemedisin'].map((keperluan) => ({ keperluan, versi: 1, sikap: 'setuju' }))
  await call(who, answerPersetujuan, { body: { persetujuan } })
  return who
}
const said = ({ status, code, data }: Awaited<ReturnType<typeof book>>) =>
  code === 'CONSENT_REQUIRED' ? `${status} ${code} ${data.keperluan}` : [status, code].filter(Boolean).join(' ')

// The age that was said, the answers in their order, and what becomes of a booking under strict privacy.
const PENDING = '403 GUARDIAN_PENDING'
describe.each<[age: object | null, answers: string[], verdict: string]>([
  [null, [], '409 CONSENT_REQUIRED usia'],
  [{ dewasa: 'ya' }, [], '201'],
  [belum, [], PENDING],
  [belum, ['setuju'], '201'],
  [belum, ['menolak'], PENDING],
  [belum, ['setuju', 'menarik'], PENDING],
  [belum, ['menolak', 'setuju'], '201'],
  [belum, ['vital'], '201'],
  [belum, ['menolak', 'vital'], '201'],
  [belum, ['vital', 'menolak'], '201'],
])('who has said %j, with the answers %j', (age, answers, verdict) => {
  async function scene() {
    const who = await setuju()
    if (age) expect((await usia(who, age)).status).toBe(200)
    for (const one of answers) expect((await (one === 'vital' ? vital(who) : wali(who, one))).status).toBe(201)
    return who
  }

  test(`books under strict privacy: ${verdict}`, async () => {
    const who = await scene()
    await isStrict(true)
    expect(said(await book(who, await slot()))).toBe(verdict)
  })

  test('books where strict privacy is off', async () => {
    const who = await scene()
    await isStrict(false)
    expect(said(await book(who, await slot()))).toBe('201')
  })
})

describe('under strict privacy, of a person under 18', () => {
  beforeEach(() => isStrict(true))

  test('the refusal says what to do, before anything else is asked', async () => {
    const who = await make.person(5)
    await usia(who, belum)
    const session = await slot()
    const refusal = {
      status: 403,
      code: 'GUARDIAN_PENDING',
      message:
        'Pemesanan dibuka setelah orang tua atau wali Anda mengonfirmasi. Bila Anda membutuhkan bantuan segera, hubungi 119.',
    }
    expect(await book(who, session)).toMatchObject(refusal)
    expect(await book(who, session, { tanggal: '2026-11-26' })).toMatchObject(refusal)
    await wali(who, 'setuju')
    expect(said(await book(who, session))).toBe('409 CONSENT_REQUIRED layanan,telemedisin')
  })

  test('it ends by itself on the 18th birthday, in Jakarta', async () => {
    const who = await setuju()
    await usia(who, belum)
    const session = await slot()
    at('2026-11-24T23:59:00+07:00')
    expect(said(await book(who, session))).toBe(PENDING)
    at('2026-11-25T00:00:00+07:00')
    expect((await call(who, api.getUsia)).data).toEqual({ dewasa: 'ya', dewasa_pada: null, wali: 'tidak_perlu' })
    expect(said(await book(who, session))).toBe('201')
  })

  test('a vital interest opens bookings for seven days, and can be recorded again', async () => {
    const who = await setuju()
    await usia(who, { dewasa: 'belum', lahir: '2009-11-25' })
    expect((await vital(who)).data).toEqual({ berlaku_sampai: '2026-11-30T07:00:00+07:00' })
    const session = await slot()
    const tanggal = { tanggal: '2026-12-02' }
    // Sessions end after a week without use.
    at('2026-11-27T07:00:00+07:00')
    for (const one of [who, peninjau]) await call(one, listPersetujuan)
    at('2026-11-30T07:00:00+07:00')
    expect(said(await book(who, session, tanggal))).toBe(PENDING)
    await vital(who)
    expect(said(await book(who, session, tanggal))).toBe('201')
  })

  test('a place of the waiting list stays kept until the guardian has agreed', async () => {
    const who = await setuju()
    await usia(who, belum)
    const session = await slot()
    const of = { user_id: who.user_id, profesional_id: session.profesional_id, jadwal_tenaga_id: session.id }
    const { tawaran_id } = await makeTawaran(server, of, '2026-11-25')
    const ambil = () => call(who, ambilTawaran, { body: { tawaran_id } })
    expect(said(await ambil())).toBe(PENDING)
    await wali(who, 'setuju')
    expect(said(await ambil())).toBe('200')
  })

  test('what the clinic books for them needs no guardian', async () => {
    const who = await setuju()
    await usia(who, belum)
    const body = { ...askFor(await slot()), user_id: who.user_id }
    expect((await call(admin, insertKonsultasi, { body })).status).toBe(201)
  })

  test('the database refuses their booking, also one that does not come from the service', async () => {
    const who = await setuju()
    await usia(who, belum)
    await expect(make.booked(who)).rejects.toMatchObject({ constraint: 'konsultasi_wali' })
  })
})
