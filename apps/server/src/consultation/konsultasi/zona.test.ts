import { namaZona, type Zona } from '@sehati/contract/base/waktu'
import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import { getKonsultasiIcs } from '@sehati/contract/care/kalender.endpoints'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { refusalSentence } from '@sehati/contract/messages'
import * as jadwal from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listSlotJenis } from '@sehati/contract/schedule/jenis.endpoints'
import { listKetersediaan, listSlotTerdekat } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { eksporData } from '@sehati/contract/staffing/ekspor.endpoints'
import { parse } from 'csv-parse/sync'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { makeMailbox } from '../../../test/mailbox.ts'
import { START, startServer } from '../../../test/server.ts'
import { insertPengingat } from '../../channel/pemberitahuan/pengingat.store.ts'

const server = await startServer()
const { db, make, call, at, clock } = server
const { mailsOf } = await makeMailbox(server)
const book = makeBook(call)
const clinics: Record<Zona, number> = {
  7: await make.klinik(7),
  8: await make.klinik(8),
  9: await make.klinik(9),
}
beforeEach(() => at(START.toISOString()))

/** A professional of a clinic in the zone with a session on Wednesday, by default from 08.00 to 09.00 there. */
async function inZone(zona: Zona, hours: { jam_mulai?: string; jam_selesai?: string } = {}) {
  const tenaga = await make.profesional(2, { klinik_id: clinics[zona] })
  const session = await make.sesi(tenaga.profesional_id, {
    jam_mulai: '08:00:00',
    jam_selesai: '09:00:00',
    ...hours,
  })
  return { tenaga, session }
}

describe.each([
  [7, '2026-11-25T08:00:00+07:00', '20261125T010000Z'],
  [8, '2026-11-25T07:00:00+07:00', '20261125T000000Z'],
  [9, '2026-11-25T06:00:00+07:00', '20261124T230000Z'],
] as const)('08.00 on Wednesday at a clinic in the zone %i', (zona, tanggal, utc) => {
  const local = { jam_mulai: '08:00:00', jam_selesai: '09:00:00', zona }

  test('is listed with its clock', async () => {
    const { tenaga, session } = await inZone(zona)
    const { profesional_id } = tenaga
    const patient = await make.person(5)
    const day = { profid: profesional_id, hari: 'Rabu', tanggal: '2026-11-25' }
    expect((await call(patient, jadwal.listSlotHari, { query: day })).data).toMatchObject([
      { id: session.id, ...local, is_available: 1 },
    ])
    const week = { profid: profesional_id, dari: '2026-11-25', sampai: '2026-11-25' }
    expect((await call(patient, listSlotJenis, { query: week })).data).toMatchObject([{ ...local, alasan: null }])
    expect((await call(patient, listKetersediaan, { query: week })).data).toMatchObject([{ bisa: true, sisa: 1 }])
    expect((await call(patient, pageTenagaProfesional, { query: { profesional_id } })).data.queried).toMatchObject([
      { zona, terdekat: tanggal },
    ])
    const published = (await call(null, jadwal.listJadwalPublik)).data as { id: number }[]
    expect(published.find(({ id }) => id === session.id)).toMatchObject(local)
  })

  test('is held, booked, moved and told at its instant', async () => {
    const { tenaga, session } = await inZone(zona)
    const patient = await make.person(5)
    const { profesional_id, id: jadwal_tenaga_id } = session
    const slot = { profesional_id, jadwal_tenaga_id, tanggal: '2026-11-25', jam_mulai: '08:00' }
    expect((await call(patient, insertTahan, { body: slot })).data).toMatchObject(local)
    const booked = await book(patient, session, { jam_mulai: '08:00', metode_konsultasi: 'offline' })
    expect(booked).toMatchObject({ status: 201, data: { tanggal, ...local } })
    const { jadwal_id } = booked.data
    expect((await book(await make.person(5), session)).code).toBe('SLOT_TAKEN')
    const ics = await call(patient, getKonsultasiIcs, { query: { jadwalid: jadwal_id } })
    expect(ics.raw.toString()).toContain(`DTSTART:${utc}`)
    const admin = await make.person(1)
    const list = await call(admin, eksporData, { query: { jenis: 'konsultasi', dari: '2026-11-25' } })
    const rows: Record<string, string>[] = parse(list.raw, { bom: true, columns: true })
    expect(rows.find((row) => row.jadwal_id === String(jadwal_id))).toMatchObject({
      tanggal: '2026-11-25',
      jam_mulai: '08:00:00',
      jam_selesai: '09:00:00',
      zona: namaZona(zona),
    })

    await call(tenaga, api.updateKonsultasi, {
      query: { jadwalid: jadwal_id },
      body: { status: 'disetujui', initial_consult: 'Baik' },
    })
    const approved = (await mailsOf(patient)).at(-1)
    expect(approved?.teks).toContain(`Rabu, 25 November 2026 pukul 08.00 ${namaZona(zona)}`)
    expect((await call(patient, listPemberitahuan)).data.queried[0]).toMatchObject({
      jenis: 'disetujui',
      tanggal,
      zona,
    })

    // An hour before, by the instant and not by the hour of Jakarta.
    at(new Date(Date.parse(tanggal) - 61 * 60_000).toISOString())
    expect(await insertPengingat(db, clock())).toBe(0)
    at(new Date(Date.parse(tanggal) - 59 * 60_000).toISOString())
    expect(await insertPengingat(db, clock())).toBe(1)
    expect((await mailsOf(patient)).at(-1)?.subjek).toContain('59 menit')

    at(START.toISOString())
    const later = await make.sesi(profesional_id, { sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
    const to = { jadwal_tenaga_id: later.id, tanggal: '2026-11-25', jam_mulai: '10:00' }
    const moved = await call(patient, api.rescheduleKonsultasi, { query: { jadwalid: jadwal_id }, body: to })
    expect(moved.data).toMatchObject({ tanggal: tanggal.replace(/T0(\d)/, (_, n) => `T${pad(Number(n) + 2)}`), zona })
  })

  test('ends by its instant: a minute before it can be booked, at its start no more', async () => {
    const { session } = await inZone(zona)
    at(new Date(Date.parse(tanggal) - 60_000).toISOString())
    const other = await inZone(zona)
    expect((await book(await make.person(5), other.session)).status).toBe(201)
    at(tanggal)
    expect((await book(await make.person(5), session)).code).toBe('SLOT_INVALID')
  })
})
const pad = (n: number) => String(n).padStart(2, '0')

test('a refusal names the clock of the clinic', async () => {
  const { session } = await inZone(8)
  const { message } = await book(await make.person(5), session, { jam_mulai: '07:00' })
  expect(message).toBe(refusalSentence('SLOT_INVALID', { jam: '08.00', zona: 'WITA' }))
})

test('two professionals in different zones: a patient is not booked with both at one instant', async () => {
  const patient = await make.person(5)
  const [wib, wita, wit] = [
    await inZone(7),
    await inZone(8, { jam_mulai: '09:00:00', jam_selesai: '10:00:00' }),
    await inZone(9, { jam_mulai: '09:00:00', jam_selesai: '10:00:00' }),
  ]
  expect((await book(patient, wib.session)).status).toBe(201)
  // 09.00 WITA is 08.00 WIB, 09.00 WIT is 07.00 WIB.
  expect((await book(patient, wita.session)).code).toBe('PATIENT_BUSY')
  expect((await book(patient, wit.session)).status).toBe(201)
})

test('a session at 02.00 WIT is at midnight in Jakarta, and belongs to that date', async () => {
  const { tenaga, session } = await inZone(9, { jam_mulai: '02:00:00', jam_selesai: '03:00:00' })
  const patient = await make.person(5)
  expect((await book(patient, session)).data).toMatchObject({ tanggal: '2026-11-25T00:00:00+07:00', hari: 'Rabu' })
  const days = { profid: tenaga.profesional_id, dari: '2026-11-24', sampai: '2026-11-26' }
  expect((await call(patient, listKetersediaan, { query: days })).data).toMatchObject([
    { alasan: 'tidak ada sesi' },
    { alasan: 'penuh' },
    { alasan: 'tidak ada sesi' },
  ])
})

test('the next free sessions of all clinics come by their instants', async () => {
  await db.rows(sql`update jadwal_tenaga set is_available = false`)
  const hours = { jam_mulai: '08:30:00', jam_selesai: '09:30:00' }
  const sessions = [await inZone(7), await inZone(9, hours), await inZone(8, hours), await inZone(9)]
  const list = (await call(null, listSlotTerdekat, { query: { limit: 4 } })).data
  const order = [sessions[3], sessions[1], sessions[2], sessions[0]]
  expect(list.map((slot: { jadwal_tenaga_id: number }) => slot.jadwal_tenaga_id)).toEqual(
    order.map((one) => one?.session.id),
  )
  // One of them is taken, and disappears.
  await book(await make.person(5), sessions[1]?.session as { id: number; profesional_id: number })
  const rest = (await call(null, listSlotTerdekat, { query: { limit: 4 } })).data
  expect(rest).toHaveLength(3)
})

test('closed hours and leave are hours of the clinic', async () => {
  const [wib, wit] = [await inZone(7), await inZone(9)]
  await db.rows(sql`
    insert into hari_libur (tanggal, nama, jenis, jam_dari, jam_sampai)
    values ('2026-11-25', 'Rapat', 'libur kampus', '08:30', '10:00')`)
  for (const { session } of [wib, wit]) {
    const { code, message } = await book(await make.person(5), session)
    expect(code).toBe('CLINIC_CLOSED')
    expect(message).toContain(`08.30–10.00 ${session === wib.session ? 'WIB' : 'WIT'}`)
  }
  await db.rows(sql`update hari_libur set jam_dari = '06:00', jam_sampai = '07:00' where tanggal = '2026-11-25'`)
  // 06.00 to 07.00 in Jakarta would be its session.
  const patient = await make.person(5)
  expect((await book(patient, wit.session)).status).toBe(201)
  const { tenaga, session } = await inZone(9)
  await db.rows(sql`
    insert into cuti (profesional_id, dari, sampai, jam_dari, jam_sampai, created_at)
    values (${tenaga.profesional_id}, '2026-11-25', '2026-11-25', '08:00', '08:15', now())`)
  expect((await book(await make.person(5), session)).code).toBe('PROFESSIONAL_AWAY')
  await db.rows(sql`delete from hari_libur where tanggal = '2026-11-25'`)
})

test('what has taken place keeps the hours of its clinic when that moves to another zone', async () => {
  const klinik_id = await make.klinik(8)
  const tenaga = await make.profesional(2, { klinik_id })
  const session = await make.sesi(tenaga.profesional_id)
  const patient = await make.person(5)
  const { jadwal_id } = (await book(patient, session)).data
  at('2026-11-26T07:00:00+07:00')
  await db.transaction(async (tx) => {
    await tx.rows(sql`select set_config('sehati.now', ${clock().toISOString()}, true)`)
    await tx.rows(sql`update klinik set zona = 9 where klinik_id = ${klinik_id}`)
  })
  expect((await call(patient, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data).toMatchObject({
    tanggal: '2026-11-25T08:00:00+07:00',
    jam_mulai: '09:00:00',
    zona: 8,
  })
  expect((await call(tenaga, jadwal.getJadwalTenaga, { query: { id: session.id } })).data).toMatchObject({ zona: 9 })
})

test('a cancelled consultation is not restored once its clinic has another zone', async () => {
  const klinik_id = await make.klinik(8)
  const tenaga = await make.profesional(2, { klinik_id })
  const session = await make.sesi(tenaga.profesional_id)
  const patient = await make.person(5)
  const { jadwal_id } = (await book(patient, session)).data
  const query = { jadwalid: jadwal_id }
  await call(patient, api.cancelKonsultasi, { query, body: {} })
  await db.rows(sql`update klinik set zona = 7 where klinik_id = ${klinik_id}`)
  expect((await call(patient, api.urungkanBatal, { query })).code).toBe('SLOT_INVALID')
})

test('the database refuses a consultation with another zone than its session', async () => {
  const { session } = await inZone(8)
  const patient = await make.person(5)
  const { jadwal_id } = (await book(patient, session, askFor(session))).data
  await expect(db.rows(sql`update konsultasi set zona = 7 where jadwal_id = ${jadwal_id}`)).rejects.toMatchObject({
    constraint: 'konsultasi_zona_sesi',
  })
})
