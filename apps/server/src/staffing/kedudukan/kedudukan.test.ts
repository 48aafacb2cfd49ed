import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'
import { insertPengingat } from '../../channel/pemberitahuan/pengingat.store.ts'

const server = await startServer()
const { db, call, make, at, seal } = server
const { relay } = makeRelay(server)
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))
type Who = { user_id: number }

/** One consultation of each kind with one professional: ahead in every scheduled status, over, and finished. */
async function clinic() {
  const admin = await make.person(1)
  const tenaga = await make.profesional()
  const patients = await Promise.all([make.person(5), make.person(4), make.person(5), make.person(5), make.person(5)])
  const session = await make.sesi(tenaga.profesional_id)
  const [a, b, c, d, e] = patients
  const on = (who: Who, tanggal: string, status: string) =>
    make.konsultasi(
      { user_id: who.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
      { tanggal, status },
    )
  const ahead = [
    await on(a, '2026-11-25', 'diajukan'),
    await on(b, '2026-12-02', 'menunggu'),
    await on(c, '2026-12-09', 'disetujui'),
  ]
  const over = [await on(d, '2026-11-18', 'disetujui'), await on(e, '2026-11-11', 'selesai')]
  return { admin, tenaga, patients, session, ahead, over }
}
const rowsOf = (ids: number[]) =>
  db.rows<{
    jadwal_id: number
    status: string
    sebab_batal: string | null
    alasan_batal: Buffer | null
    diubah_oleh: number
  }>(sql`
    select jadwal_id, status, sebab_batal, alasan_batal, diubah_oleh from konsultasi
    where jadwal_id = any (${ids}::int[]) order by jadwal_id`)
const statuses = async (ids: number[]) => (await rowsOf(ids)).map(({ status }) => status)
const noticed = async (who: { user_id: number }) =>
  (
    await db.rows<{ jenis: string }>(sql`
      select jenis from pemberitahuan where user_id = ${who.user_id} order by pemberitahuan_id`)
  ).map(({ jenis }) => jenis)

describe('a professional who is deactivated', () => {
  test('has no consultation ahead any more; past ones stay', async () => {
    const { admin, tenaga, ahead, over } = await clinic()
    expect((await call(admin, kedudukan.deactivateUser, { query: { id: tenaga.user_id } })).status).toBe(200)
    for (const row of await rowsOf(ahead))
      expect(row).toMatchObject({
        status: 'dibatalkan',
        sebab_batal: 'klinik',
        alasan_batal: null,
        diubah_oleh: admin.user_id,
      })
    expect(await statuses(over)).toEqual(['disetujui', 'selesai'])
    const moves = await call(admin, api.listRiwayatStatus, { query: { jadwalid: ahead[2] } })
    expect(moves.data.at(-1)).toMatchObject({ dari: 'disetujui', ke: 'dibatalkan', oleh: admin.name })
  })

  test('every patient gets a notice and a mail, and no more reminders', async () => {
    const { admin, tenaga, patients, ahead } = await clinic()
    await call(admin, kedudukan.deactivateUser, { query: { id: tenaga.user_id } })
    await relay()
    for (const patient of patients.slice(0, 3)) expect(await noticed(patient)).toContain('dibatalkan')
    for (const patient of patients.slice(3)) expect(await noticed(patient)).not.toContain('dibatalkan')
    expect(await noticed(tenaga)).toEqual([])
    const mails = await db.rows(sql`select from surat where jenis = 'dibatalkan' and jadwal_id = any (${ahead}::int[])`)
    expect(mails).toHaveLength(3)
    at('2026-12-08T10:00:00+07:00')
    await insertPengingat(db, new Date('2026-12-08T10:00:00+07:00'))
    expect(await db.rows(sql`select from pengingat where jadwal_id = any (${ahead}::int[])`)).toEqual([])
  })

  test('the admin’s message is the reason, encrypted for each', async () => {
    const { admin, tenaga, ahead } = await clinic()
    const body = { user_id: tenaga.user_id, status_user: 'nonaktif', pesan: ' dr. Ayu pindah tugas. ' }
    expect((await call(admin, kedudukan.updateUser, { body })).status).toBe(200)
    for (const { jadwal_id, alasan_batal } of await rowsOf(ahead))
      expect(seal.open(`konsultasi.alasan_batal:${jadwal_id}`, alasan_batal as Buffer)).toBe('dr. Ayu pindah tugas.')
  })

  test('the slots cannot be booked until the account is active again', async () => {
    const { admin, tenaga, session, ahead } = await clinic()
    await call(admin, kedudukan.deactivateUser, { query: { id: tenaga.user_id } })
    const patient = await make.person(5)
    expect(await book(patient, session)).toMatchObject({ status: 422, code: 'SLOT_INVALID' })
    await call(admin, kedudukan.updateUser, { body: { user_id: tenaga.user_id, status_user: 'aktif' } })
    expect((await book(patient, session)).status).toBe(201)
    expect(await statuses(ahead.slice(1))).toEqual(['dibatalkan', 'dibatalkan'])
  })
})

describe('a change of level', () => {
  test.each([4, 5, 1])('of a physician to %i ends their consultations ahead', async (level_id) => {
    const { admin, tenaga, ahead } = await clinic()
    expect((await call(admin, kedudukan.updateUser, { body: { user_id: tenaga.user_id, level_id } })).status).toBe(200)
    expect(await statuses(ahead)).toEqual(['dibatalkan', 'dibatalkan', 'dibatalkan'])
  })

  test.each([
    [5, 4, 'disetujui'],
    [4, 5, 'disetujui'],
    [5, 1, 'dibatalkan'],
    [4, 2, 'dibatalkan'],
  ] as const)('of a patient from %i to %i leaves theirs %s', async (from, level_id, status) => {
    const patient = await make.person(from)
    const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
    const admin = await make.person(1)
    expect((await call(admin, kedudukan.updateUser, { body: { user_id: patient.user_id, level_id } })).status).toBe(200)
    expect(await statuses([jadwal_id])).toEqual([status])
  })

  test('any other change of a person cancels nothing', async () => {
    const { admin, tenaga, ahead } = await clinic()
    const body = { user_id: tenaga.user_id, name: 'dr. Baru', level_id: 2, status_user: 'aktif', pesan: 'Halo' }
    expect((await call(admin, kedudukan.updateUser, { body })).status).toBe(200)
    expect(await statuses(ahead)).toEqual(['diajukan', 'menunggu', 'disetujui'])
  })
})

test('a patient who is deactivated frees their slots, and the professional is notified', async () => {
  const admin = await make.person(1)
  const patient = await make.person(5)
  const { jadwal_id, tenaga, session } = await make.booked(patient, { status: 'disetujui' })
  await call(admin, kedudukan.deactivateUser, { query: { id: patient.user_id } })
  expect((await rowsOf([jadwal_id]))[0]).toMatchObject({ status: 'dibatalkan', sebab_batal: 'pasien' })
  await relay()
  expect(await noticed(tenaga)).toContain('dibatalkan')
  expect((await book(await make.person(5), session)).status).toBe(201)
})

describe('the affected consultations are listed before', () => {
  test('earliest first, with the other side, and without clinical text', async () => {
    const { admin, tenaga, patients, ahead } = await clinic()
    const reply = await call(admin, kedudukan.listTerdampakUser, { query: { user_id: tenaga.user_id } })
    expect(reply.data.map((k: { jadwal_id: number }) => k.jadwal_id)).toEqual(ahead)
    const { usulan: _, ...first } = reply.data[0]
    expect(first).toEqual({
      jadwal_id: ahead[0],
      tanggal: '2026-11-25T09:00:00+07:00',
      zona: 7,
      status: 'diajukan',
      sisi: 'profesional',
      name: expect.any(String),
      nama_profesional: tenaga.name,
    })
    const own = await call(admin, kedudukan.listTerdampakUser, { query: { user_id: patients[0].user_id } })
    expect(own.data).toMatchObject([{ jadwal_id: ahead[0], sisi: 'pasien' }])
    expect(await call(admin, kedudukan.listTerdampakUser, { query: { user_id: 2_000_000_000 } })).toMatchObject({
      status: 404,
    })
  })
})

describe('nothing becomes live for an account that is not active', () => {
  const off = (user_id: number) => db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${user_id}`)

  test.each(['pasien', 'tenaga'] as const)(
    'an admin moves or reopens nothing of a closed account: %s',
    async (side) => {
      const admin = await make.person(1)
      const patient = await make.person(5)
      const standing = await make.booked(patient, { status: 'disetujui' })
      const thursday = await make.sesi(standing.tenaga.profesional_id, { hari: 'Kamis', sesi: 2 })
      const cancelled = await make.konsultasi(
        { user_id: patient.user_id, profesional_id: standing.tenaga.profesional_id, jadwal_tenaga_id: thursday.id },
        { status: 'dibatalkan', tanggal: '2026-12-03' },
      )
      await off(side === 'pasien' ? patient.user_id : standing.tenaga.user_id)
      const body = { jadwal_tenaga_id: thursday.id, tanggal: '2026-11-26' }
      const move = await call(admin, api.rescheduleKonsultasiAdmin, { query: { jadwalid: standing.jadwal_id }, body })
      expect(move.status).toBeGreaterThanOrEqual(400)
      const reopened = await call(admin, api.updateKonsultasi, {
        query: { jadwalid: cancelled },
        body: { status: 'disetujui' },
      })
      expect(reopened).toMatchObject({ status: 409, code: 'PEOPLE_INACTIVE' })
      expect(await statuses([cancelled])).toEqual(['dibatalkan'])
    },
  )

  test('the database refuses it too', async () => {
    const patient = await make.person(5)
    const { jadwal_id } = await make.booked(patient, { status: 'dibatalkan' })
    await off(patient.user_id)
    for (const status of ['diajukan', 'disetujui', 'selesai'] as const)
      await expect(setStatus(db, jadwal_id, status)).rejects.toMatchObject({ constraint: 'konsultasi_orang_aktif' })
  })
})
