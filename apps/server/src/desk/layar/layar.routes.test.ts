import * as antrean from '@sehati/contract/desk/antrean.endpoints'
import * as api from '@sehati/contract/desk/layar.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { START, sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make, at } = server
const { petugas, klinik, tenagaDi, kunjungan, hadir, panggil } = makeAntrean(server)
const clerk = await petugas()
const jam = (waktu: string) => at(`${HARI}T${waktu}+07:00`)
beforeEach(() => at(START.toISOString()))

const tokenOf = ({ alamat }: { alamat: string }) => alamat.split('#')[1] as string
const buat = (klinik_id: number, nama = 'Lobi') => call(clerk, api.insertLayar, { body: { nama, klinik_id } })
const lihat = (token: string) => call(null, api.getLayar, { query: { token } })
const sendiri = (who: { token: string }, kode: string) => call(who, api.insertHadirSaya, { body: { kode } })

/** A clinic with a screen, and one professional there. */
async function ruangTunggu() {
  const klinik_id = await klinik()
  const token = tokenOf((await buat(klinik_id)).data)
  return {
    klinik_id,
    token,
    tenaga: await tenagaDi(klinik_id),
    kode: async () => (await lihat(token)).data.kode as string,
  }
}

describe('the address of a screen', () => {
  test('is returned once, only its hash is stored, and the desk lists the screen without it', async () => {
    const klinik_id = await klinik()
    const made = await buat(klinik_id, '  Lobi   utama ')
    const { alamat, ...layar } = made.data
    expect(made).toMatchObject({ status: 201, message: 'Layar dibuat.' })
    expect(layar).toMatchObject({ nama: 'Lobi utama', klinik_id, sejak: '2026-11-23T07:00:00+07:00' })
    expect(alamat).toMatch(/^\/layar#[\w-]{43}$/)
    expect((await call(clerk, api.listLayar)).data).toContainEqual(layar)
    const rows = await db.rows<{ row: string }>(sql`select to_jsonb(l)::text as row from layar l`)
    for (const { row } of rows) expect(row).not.toContain(tokenOf(made.data))
    const trail = await db.rows(sql`
      select pelaku_id, tindakan from jejak_baru where objek = 'klinik' and objek_id = ${klinik_id}`)
    expect(trail).toEqual([{ pelaku_id: clerk.user_id, tindakan: 'atur' }])
  })

  test('leads nowhere once the screen is ended, or where it never was', async () => {
    const { data } = await buat(await klinik())
    expect((await lihat(tokenOf(data))).status).toBe(200)
    const end = () => call(clerk, api.removeLayar, { query: { id: data.layar_id } })
    expect(await end()).toMatchObject({ status: 200, data: null })
    expect(await end()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const unknown = await lihat('A'.repeat(43))
    for (const token of [tokenOf(data), clerk.token, '', 'x'])
      expect(await lihat(token)).toMatchObject({ status: 422, code: 'LINK_INVALID', message: unknown.message })
  })

  test('is of a clinic that exists, and has a name', async () => {
    expect(await buat(2_000_000_000)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await buat(await klinik(), ' ')).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  })
})

describe('a screen', () => {
  test('shows the calls of its clinic today, the newest first, and how many wait', async () => {
    const { token, tenaga } = await ruangTunggu()
    const other = await ruangTunggu()
    const visits = []
    for (const hour of ['08:00:00', '09:00:00', '10:00:00']) visits.push(await kunjungan(tenaga, hour))
    jam('08:00:00')
    for (const { jadwal_id } of visits) await hadir(clerk, { jadwal_id })
    expect((await lihat(token)).data).toMatchObject({ panggilan: [], menunggu: 3 })
    const first = await panggil(clerk, tenaga.profesional_id, '3')
    jam('08:05:00')
    const second = await panggil(clerk, tenaga.profesional_id, 'Poli Gigi')
    const { nama } = (await db.row<{ nama: string }>(
      sql`select nama from klinik where klinik_id = ${other.klinik_id}`,
    )) ?? { nama: '' }
    expect((await lihat(other.token)).data).toMatchObject({ klinik: nama, panggilan: [], menunggu: 0 })
    const a = { kode: 'A', nomor: 1, ruang: '3', dipanggil_pada: `${HARI}T08:00:00+07:00` }
    const b = { kode: 'A', nomor: 2, ruang: 'Poli Gigi', dipanggil_pada: `${HARI}T08:05:00+07:00` }
    expect((await lihat(token)).data).toMatchObject({ panggilan: [b, a], menunggu: 1 })
    const step = (endpoint: typeof antrean.mulaiAntrean, reply: typeof first) =>
      call(clerk, endpoint, { query: { id: reply.data.antrean.antrean_id } })
    await step(antrean.lewatiAntrean, second)
    await step(antrean.mulaiAntrean, first)
    await step(antrean.selesaiAntrean, first)
    expect((await lihat(token)).data).toMatchObject({ panggilan: [a], menunggu: 2 })
    at('2026-11-24T08:00:00+07:00')
    expect((await lihat(token)).data).toMatchObject({ panggilan: [], menunggu: 0 })
  })

  test('holds no name, no profession, no reason and no id', async () => {
    const { token, tenaga } = await ruangTunggu()
    const { patient, jadwal_id } = await kunjungan(tenaga, '08:00:00')
    jam('08:00:00')
    await hadir(clerk, { jadwal_id })
    await panggil(clerk, tenaga.profesional_id)
    const reply = await lihat(token)
    const whole = `${JSON.stringify(reply.headers)}${reply.raw}`
    for (const word of [patient.name, tenaga.name, patient.email, 'dokter', 'psikolog', 'keluhan', '_id'])
      expect(whole).not.toContain(word)
    expect(Object.keys(reply.data).sort()).toEqual(['berlaku_sampai', 'klinik', 'kode', 'menunggu', 'panggilan'])
    expect(Object.keys(reply.data.panggilan[0]).sort()).toEqual(['dipanggil_pada', 'kode', 'nomor', 'ruang'])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('has another code every half-minute, and each clinic its own', async () => {
    const [{ token }, other] = [await ruangTunggu(), await ruangTunggu()]
    jam('08:00:00')
    const { kode, berlaku_sampai } = (await lihat(token)).data
    expect([kode, berlaku_sampai]).toEqual([expect.stringMatching(/^[2-9A-Z]{6}$/), `${HARI}T08:00:30+07:00`])
    jam('08:00:29')
    expect((await lihat(token)).data.kode).toBe(kode)
    expect(await other.kode()).not.toBe(kode)
    jam('08:00:30')
    expect((await lihat(token)).data.kode).not.toBe(kode)
  })
})

describe('the code on the screen', () => {
  test('records the own arrival, with the next number, as the act of the patient', async () => {
    const { tenaga, kode } = await ruangTunggu()
    const [first, second] = [await kunjungan(tenaga, '08:00:00'), await kunjungan(tenaga, '09:00:00')]
    jam('08:00:00')
    await hadir(clerk, { jadwal_id: first.jadwal_id })
    const shown = await kode()
    expect(await sendiri(second.patient, `${shown.slice(0, 3)} ${shown.slice(3)}`.toLowerCase())).toMatchObject({
      status: 201,
      message: 'Kehadiran tercatat.',
      data: {
        kode: 'A',
        nomor: 2,
        jadwal_id: second.jadwal_id,
        nama_profesional: tenaga.name,
        jam_mulai: '09:00:00',
        jam_selesai: '10:00:00',
        zona: 7,
        tiba_pada: `${HARI}T08:00:00+07:00`,
      },
    })
    expect((await call(second.patient, antrean.getAntrean)).data.antrean).toMatchObject({
      nomor: 2,
      keadaan: 'menunggu',
    })
    const trail = await db.rows(sql`
      select pelaku_id, subjek_id, dasar from jejak_baru
      where tindakan = 'atur' and objek = 'konsultasi' and objek_id = ${second.jadwal_id}`)
    const { user_id } = second.patient
    expect(trail).toEqual([{ pelaku_id: user_id, subjek_id: user_id, dasar: 'milik_sendiri' }])
    expect(await sendiri(second.patient, shown)).toMatchObject({ status: 409, code: 'CHECKED_IN' })
  })

  test('counts in its half-minute and the next one, and no longer', async () => {
    const { tenaga, kode } = await ruangTunggu()
    const visits = [await kunjungan(tenaga, '08:00:00'), await kunjungan(tenaga, '09:00:00')] as const
    jam('08:00:00')
    const shown = await kode()
    jam('08:01:00')
    const late = await sendiri(visits[0].patient, shown)
    expect(late).toMatchObject({ status: 404, code: 'CODE_INVALID' })
    jam('08:00:59')
    expect((await sendiri(visits[1].patient, shown)).status).toBe(201)
    expect((await sendiri(visits[0].patient, await kode())).status).toBe(201)
  })

  test('of another clinic, and without a visit of the caller today, is refused', async () => {
    const [here, other] = [await ruangTunggu(), await ruangTunggu()]
    const { patient, jadwal_id } = await kunjungan(here.tenaga, '08:00:00')
    jam('08:00:00')
    expect((await sendiri(patient, await other.kode())).code).toBe('CODE_INVALID')
    const stranger = await make.person(4)
    expect((await sendiri(stranger, await here.kode())).code).toBe('CODE_INVALID')
    at('2026-11-24T08:00:00+07:00')
    expect((await sendiri(patient, await here.kode())).code).toBe('CODE_INVALID')
    expect(await db.rows(sql`select from antrean where jadwal_id = ${jadwal_id}`)).toEqual([])
  })

  test.each([
    ['ARRIVAL_EARLY', '11:00:00', sql`status = status`],
    ['VISIT_OVER', '06:00:00', sql`status = status`],
    ['NOT_OPEN', '08:00:00', sql`status = 'menunggu'`],
    ['NOT_IN_PERSON', '08:00:00', sql`metode_konsultasi = 'online'`],
  ])('is refused with %s as at the desk', async (code, hour, change) => {
    const { tenaga, kode } = await ruangTunggu()
    const { patient, jadwal_id } = await kunjungan(tenaga, hour)
    await db.rows(sql`update konsultasi set ${change} where jadwal_id = ${jadwal_id}`)
    jam('08:00:00')
    expect(await sendiri(patient, await kode())).toMatchObject({ status: 409, code })
  })

  test('cannot be guessed: after ten wrong ones the account waits, and no other one', async () => {
    const { tenaga, kode } = await ruangTunggu()
    const [one, other] = [await kunjungan(tenaga, '08:00:00'), await kunjungan(tenaga, '09:00:00')]
    jam('08:00:00')
    const wrong = await Promise.all(Array.from({ length: 12 }, () => sendiri(one.patient, 'OOOOOO')))
    expect(wrong.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 'CODE_INVALID'),
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ])
    const locked = await sendiri(one.patient, await kode())
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '900'])
    expect((await sendiri(other.patient, await kode())).status).toBe(201)
    jam('08:15:01')
    expect((await sendiri(one.patient, await kode())).status).toBe(201)
  })

  test.each([{}, { kode: 7 }])('%o is no code', async (body) => {
    const patient = await make.person(5)
    expect(await call(patient, api.insertHadirSaya, { body })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  })

  test('and the desk at once give one person one number', async () => {
    const { klinik_id, tenaga, kode } = await ruangTunggu()
    const visits = []
    for (const hour of ['08:00:00', '09:00:00']) visits.push(await kunjungan(tenaga, hour))
    jam('08:00:00')
    const shown = await kode()
    const replies = await Promise.all(
      visits.flatMap(({ patient, jadwal_id }) => [
        sendiri(patient, shown),
        hadir(clerk, { jadwal_id }),
        sendiri(patient, shown),
      ]),
    )
    const codes = replies.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).sort()
    expect(codes).toEqual(['201', '201', ...Array.from({ length: 4 }, () => '409 CHECKED_IN')])
    const numbers = await db.rows(sql`select nomor from antrean where klinik_id = ${klinik_id} order by nomor`)
    expect(numbers).toEqual([{ nomor: 1 }, { nomor: 2 }])
  })
})
