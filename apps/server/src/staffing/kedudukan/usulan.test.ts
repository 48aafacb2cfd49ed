import * as usulan from '@sehati/contract/absence/usulan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeLeaving, WEDNESDAY } from '../../../test/rekan.ts'
import { START, startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'

const server = await startServer()
const { db, call, make, at } = server
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))

const leaving = makeLeaving(server)
const { alone, clinic, ahead, colleague, to, leave, read, readAsAdmin, statusOf, statuses, stored } = leaving

const proposed = async (admin: { token: string }, tenaga: { user_id: number }) =>
  (await call(admin, kedudukan.listTerdampakUser, { query: { user_id: tenaga.user_id } })).data.map(
    (row: { usulan: { jadwal_tenaga_id: number; tanggal: string } | null }) =>
      row.usulan && [row.usulan.jadwal_tenaga_id, row.usulan.tanggal],
  )
describe('a slot of a colleague is proposed', () => {
  test('of the same profession, nearest to the original time, with names and no clinical text', async () => {
    const { admin, tenaga, jadwal_id, patient } = await clinic()
    await colleague({ hari: 'Rabu', jam_mulai: '09:00:00', jam_selesai: '10:00:00' }, 3)
    const near = await colleague()
    await colleague({ hari: 'Kamis' })
    const [row] = (await call(admin, kedudukan.listTerdampakUser, { query: { user_id: tenaga.user_id } })).data
    expect(row).toEqual({
      jadwal_id,
      tanggal: '2026-11-25T09:00:00+07:00',
      zona: 7,
      status: 'disetujui',
      sisi: 'profesional',
      name: patient.name,
      nama_profesional: tenaga.name,
      usulan: {
        profesional_id: near.tenaga.profesional_id,
        nama_profesional: near.tenaga.name,
        nama_spesialisasi: expect.any(String),
        jadwal_tenaga_id: near.session.id,
        tanggal: WEDNESDAY,
        jam_mulai: '10:00:00',
        jam_selesai: '11:00:00',
        zona: 7,
      },
    })
  })

  test('of the same speciality first; not in the past, on leave, on a closed day, or taken', async () => {
    const { admin, tenaga } = await clinic()
    const same = await colleague({ hari: 'Jumat' })
    await db.rows(sql`
      update tenaga_profesional set spesialisasi_id =
        (select spesialisasi_id from tenaga_profesional where profesional_id = ${tenaga.profesional_id})
      where profesional_id = ${same.tenaga.profesional_id}`)
    const other = await colleague()
    expect(await proposed(admin, tenaga)).toEqual([[same.session.id, '2026-11-27']])
    await make.cuti(same.tenaga.profesional_id, { dari: '2026-11-27', sampai: '2026-11-27' })
    expect(await proposed(admin, tenaga)).toEqual([[other.session.id, WEDNESDAY]])
    await ahead(other.tenaga, other.session, await make.person(5), { jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
    expect(await proposed(admin, tenaga)).toEqual([null])
    const monday = await colleague({ hari: 'Senin', jam_mulai: '08:00:00', jam_selesai: '09:00:00' })
    expect(await proposed(admin, tenaga)).toEqual([[monday.session.id, '2026-11-23']])
    at('2026-11-23T08:00:00+07:00')
    expect(await proposed(admin, tenaga)).toEqual([null])
    at(START.toISOString())
    await db.rows(sql`insert into hari_libur (tanggal, nama, jenis) values ('2026-11-23', 'Tutup', 'libur kampus')`)
    expect(await proposed(admin, tenaga)).toEqual([null])
    await db.rows(sql`delete from hari_libur where tanggal = '2026-11-23'`)
  })

  test('not where the patient has another consultation; those that end too are no hindrance', async () => {
    const { admin, patient, tenaga } = await clinic()
    const late = await make.sesi(tenaga.profesional_id, { jam_mulai: '11:00:00', jam_selesai: '12:00:00', sesi: 2 })
    await ahead(tenaga, late, patient, { jam_mulai: '11:00:00', jam_selesai: '12:00:00' })
    const [one, two] = [await colleague(), await colleague({ jam_mulai: '13:00:00', jam_selesai: '14:00:00' })]
    // One proposal of a colleague for a patient: a second request to the same one would be refused.
    expect(await proposed(admin, tenaga)).toEqual([
      [one.session.id, WEDNESDAY],
      [two.session.id, WEDNESDAY],
    ])
    const own = await make.booked(patient, { jam_mulai: '10:00:00', jam_selesai: '11:00:00', status: 'disetujui' })
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${own.tenaga.user_id}`)
    expect(await proposed(admin, tenaga)).toEqual([[two.session.id, WEDNESDAY], null])
  })

  test('to none of those whom a patient leaves', async () => {
    const { admin, patient } = await clinic()
    await colleague()
    const reply = await call(admin, kedudukan.listTerdampakUser, { query: { user_id: patient.user_id } })
    expect(reply.data).toMatchObject([{ sisi: 'pasien', usulan: null }])
  })

  test('to eighteen patients eighteen different slots, and all of them are stored', async () => {
    await alone()
    const admin = await make.person(1)
    const tenaga = await make.profesional(2)
    const ids: number[] = []
    for (let n = 0; n < 18; n++) {
      const hours = {
        jam_mulai: `${n + 6 > 9 ? '' : '0'}${n + 6}:00:00`,
        jam_selesai: `${n + 6 > 9 ? '' : '0'}${n + 6}:30:00`,
      }
      const session = await make.sesi(tenaga.profesional_id, { ...hours, sesi: n + 1 })
      ids.push(await ahead(tenaga, session, await make.person(5), hours))
    }
    for (const hari of ['Selasa', 'Kamis'] as const) {
      const one = await make.profesional(2)
      for (let n = 0; n < 9; n++)
        await make.sesi(one.profesional_id, { hari, sesi: n + 1, jam_mulai: `1${n}:00:00`, jam_selesai: `1${n}:45:00` })
    }
    const { data } = await call(admin, kedudukan.listTerdampakUser, { query: { user_id: tenaga.user_id } })
    const rows = data.map((row: { jadwal_id: number; usulan: object }) => ({ jadwal_id: row.jadwal_id, ...row.usulan }))
    expect(new Set(rows.map((row: { jadwal_tenaga_id: number }) => row.jadwal_tenaga_id)).size).toBe(18)
    expect(await leave(admin, tenaga, rows)).toMatchObject({ status: 200 })
    expect(await stored(ids)).toBe(18)
  })
})

describe('a proposal is stored with the cancellation', () => {
  test('its patient and admins read it; neither professional does', async () => {
    const { admin, patient, tenaga, jadwal_id } = await clinic()
    const other = await colleague()
    expect(await leave(admin, tenaga, [to(jadwal_id, other)])).toMatchObject({ status: 200 })
    const shown = {
      jadwal_id,
      profesional_id: other.tenaga.profesional_id,
      nama_profesional: other.tenaga.name,
      jadwal_tenaga_id: other.session.id,
      tanggal: WEDNESDAY,
      jam_mulai: '10:00:00',
      jam_selesai: '11:00:00',
      zona: 7,
      metode_konsultasi: 'online',
      status: 'tersedia',
    }
    expect(await statuses([jadwal_id])).toEqual(['dibatalkan'])
    expect((await read(patient, jadwal_id)).data).toEqual(shown)
    expect((await readAsAdmin(admin, jadwal_id)).data).toEqual(shown)
    expect((await call(patient, usulan.listUsulan)).data).toEqual([shown])
    await call(admin, kedudukan.updateUser, { body: { user_id: tenaga.user_id, status_user: 'aktif' } })
    const before = { ...tenaga, token: await make.signIn(tenaga.user_id) }
    expect((await call(before, konsultasi.getKonsultasi, { query: { jadwalid: jadwal_id } })).status).toBe(200)
    const stranger = await make.person(5)
    expect(await read(stranger, jadwal_id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const who of [before, other.tenaga]) {
      expect((await read(who, jadwal_id)).status).toBe(403)
      expect((await readAsAdmin(who, jadwal_id)).status).toBe(403)
    }
    expect((await readAsAdmin(admin, 2_000_000_000)).status).toBe(404)
    expect((await call(stranger, usulan.listUsulan)).data).toEqual([])
    expect((await call(other.tenaga, usulan.listUsulan)).status).toBe(403)
  })

  test('none where none was sent, and for a row that was left out', async () => {
    const { admin, patient, tenaga, session, jadwal_id } = await clinic()
    const second = await ahead(tenaga, session, await make.person(5), { tanggal: '2026-12-02' })
    const other = await colleague()
    await leave(admin, tenaga, [to(second, other)])
    expect(await statuses([jadwal_id, second])).toEqual(['dibatalkan', 'dibatalkan'])
    expect(await read(patient, jadwal_id)).toMatchObject({ status: 200, data: null })
    expect(await stored([jadwal_id, second])).toBe(1)
  })

  test('it follows what happens to the slot, and to the patient', async () => {
    const { admin, patient, tenaga, jadwal_id } = await clinic()
    const other = await colleague()
    await leave(admin, tenaga, [to(jadwal_id, other)])
    const undone = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      await change()
      expect(await statusOf(patient, jadwal_id)).toBe('tidak tersedia')
      await undo()
      expect(await statusOf(patient, jadwal_id)).toBe('tersedia')
    }
    const person = (status: string) =>
      db.rows(sql`update users set status_user = ${status} where user_id = ${other.tenaga.user_id}`)
    await undone(
      () => person('nonaktif'),
      () => person('aktif'),
    )
    const open = (is_available: boolean) =>
      db.rows(sql`update jadwal_tenaga set is_available = ${is_available} where jadwal_tenaga_id = ${other.session.id}`)
    await undone(
      () => open(false),
      () => open(true),
    )
    const hour = (jam: string) =>
      db.rows(sql`update jadwal_tenaga set jam_mulai = ${jam}::time where jadwal_tenaga_id = ${other.session.id}`)
    await undone(
      () => hour('10:30:00'),
      () => hour('10:00:00'),
    )
    await undone(
      () => db.rows(sql`insert into hari_libur (tanggal, nama, jenis) values (${WEDNESDAY}, 'Tutup', 'libur kampus')`),
      () => db.rows(sql`delete from hari_libur where tanggal = ${WEDNESDAY}`),
    )
    const cancel = (id: number) => setStatus(db, id, 'dibatalkan')
    let id = 0
    const hours = { jam_mulai: '10:00:00', jam_selesai: '11:00:00' }
    await undone(
      async () => {
        id = await ahead(other.tenaga, other.session, await make.person(5), hours)
      },
      () => cancel(id),
    )
    await undone(
      async () => {
        id = (await make.booked(patient, hours)).jadwal_id
      },
      () => cancel(id),
    )
    const booked = await book(patient, other.session)
    expect(booked.status).toBe(201)
    expect(await statusOf(patient, jadwal_id)).toBe('dipesan')
    await cancel(booked.data.jadwal_id)
    at('2026-11-25T10:00:00+07:00')
    expect(await statusOf(patient, jadwal_id)).toBe('lewat')
    expect((await call(patient, usulan.listUsulan)).data).toHaveLength(1)
    at('2026-11-26T07:00:00+07:00')
    expect((await call(patient, usulan.listUsulan)).data).toEqual([])
  })

  test('it is gone when the consultation is reopened', async () => {
    const { admin, tenaga, jadwal_id } = await clinic()
    await leave(admin, tenaga, [to(jadwal_id, await colleague())])
    await call(admin, kedudukan.updateUser, { body: { user_id: tenaga.user_id, status_user: 'aktif' } })
    const body = { status: 'disetujui' }
    expect((await call(admin, konsultasi.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
    expect(await stored([jadwal_id])).toBe(0)
  })

  test('the database stores none for a live consultation, and no session of another professional', async () => {
    const { tenaga, session, jadwal_id } = await clinic()
    const other = await colleague()
    const insert = (profesional_id: number, jadwal_tenaga_id: number) =>
      db.rows(sql`
        insert into usulan (jadwal_id, profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jam_selesai, created_at)
        values (${jadwal_id}, ${profesional_id}, ${jadwal_tenaga_id}, ${WEDNESDAY}, '10:00', '11:00', ${START})`)
    await expect(insert(other.tenaga.profesional_id, other.session.id)).rejects.toThrow('usulan_hanya_dibatalkan')
    await setStatus(db, jadwal_id, 'dibatalkan')
    await expect(insert(other.tenaga.profesional_id, session.id)).rejects.toThrow('usulan_sesi_milik_tenaga')
    expect(tenaga.profesional_id).not.toBe(other.tenaga.profesional_id)
  })
})
