import { bookKonsultasi, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { makeAbsences } from '../../../test/kehadiran.ts'
import { START, sharedServer } from '../../../test/server.ts'
import { AFTER_UNDO, makeTunggu, NINE } from '../../../test/tunggu.ts'
import { updateDibatalkan } from '../../booking/booking/status.store.ts'
import { updateBerakhir } from './close.store.ts'

const server = await sharedServer()
const { db, call, make, at, seal, clock } = server
const { clinic, join, waiting, cancel, tick, entriesOf, offerOf, takeOffer, book, placesOf } = makeTunggu(server)
beforeEach(() => at(START.toISOString()))

/** An appointment with the professional of `of` on Thursday, in a session of its own, and its patient in line for an earlier one. */
async function later(of: Awaited<ReturnType<typeof clinic>>, hari: 'Kamis' | 'Jumat' = 'Kamis') {
  const session = await make.sesi(of.tenaga.profesional_id, { hari })
  const person = await make.person(5)
  const tanggal = hari === 'Kamis' ? '2026-11-26' : '2026-11-27'
  const { data } = await call(person, bookKonsultasi, { body: askFor(session, { tanggal }) })
  const entry = await call(person, api.insertTunggu, { body: { jadwal_id: data.jadwal_id } })
  return { ...person, session, jadwal_id: data.jadwal_id as number, entry }
}

describe('getting in line', () => {
  test('is refused while a place that fits is free, and names it', async () => {
    const of = await clinic()
    const person = await make.person(5)
    const free = await make.sesi(of.tenaga.profesional_id, { hari: 'Jumat' })
    expect(await join(person, of)).toMatchObject({
      status: 409,
      code: 'SLOT_FREE',
      data: {
        profesional_id: of.tenaga.profesional_id,
        jadwal_tenaga_id: free.id,
        tanggal: '2026-11-27',
        jam_mulai: '09:00:00',
      },
    })
    // Not one that fits.
    expect((await join(person, of, { hari: ['rabu'] })).status).toBe(201)
  })

  test('happens once for a professional, and says the place in line', async () => {
    const of = await clinic()
    await waiting(of)
    const person = await waiting(of)
    expect(await join(person, of)).toMatchObject({ status: 409, code: 'WAITLIST_EXISTS' })
    const [entry] = await entriesOf(person)
    expect(entry).toMatchObject({
      urutan: 2,
      status: 'menunggu',
      dari: '2026-11-23',
      sampai: '2026-11-27',
      tawaran: null,
    })
    expect(JSON.stringify(entry)).not.toContain('tidur')
  })

  test.each([
    ['nobody to wait for', { profesional_id: undefined }, 422, 'VALIDATION_FAILED'],
    ['two to wait for', { spesialisasi_id: 1 }, 422, 'VALIDATION_FAILED'],
    ['no complaint', { keluhan: ' ' }, 422, 'VALIDATION_FAILED'],
    ['no method', { metode_konsultasi: undefined }, 422, 'VALIDATION_FAILED'],
    ['hours in the wrong order', { jam_dari: '10:00', jam_sampai: '09:00' }, 422, 'VALIDATION_FAILED'],
    ['an unknown professional', { profesional_id: 2_000_000_000 }, undefined, 'PROFESSIONAL_NOT_FOUND'],
    [
      'an unknown speciality',
      { profesional_id: undefined, spesialisasi_id: 2_000_000_000 },
      422,
      'SPESIALISASI_UNKNOWN',
    ],
    ['an unknown type', { jenis_id: 2_000_000_000 }, undefined, 'TYPE_NOT_OFFERED'],
    ['dates that are over', { sampai: '2026-11-20' }, undefined, 'DATE_OUTSIDE_WINDOW'],
    ['dates too far ahead', { sampai: '2027-11-20' }, undefined, 'DATE_OUTSIDE_WINDOW'],
  ])('is refused for %s', async (_what, change, status, code) => {
    const of = await clinic()
    const person = await make.person(5)
    const reply = await join(person, of, change)
    expect(reply).toMatchObject({ code, ...(status ? { status } : {}) })
    expect(await entriesOf(person)).toEqual([])
  })

  test('with words of danger raises the alert at once', async () => {
    const of = await clinic()
    const person = await waiting(of, { keluhan: 'Saya ingin mati saja' })
    expect(await db.rows(sql`select from peringatan where user_id = ${person.user_id}`)).toHaveLength(1)
  })

  test('after a request that was not answered counts from the hour of that request', async () => {
    const of = await clinic()
    at('2026-11-23T08:00:00+07:00')
    const early = await waiting(of)
    // What the service does to a request that ran out; its own conditions are those of another test.
    await updateDibatalkan(
      db,
      seal,
      [of.jadwal_id],
      { diubah_oleh: null, alasan: null, sebab: 'tidak_dijawab' },
      clock(),
    )
    at('2026-11-23T09:30:00+07:00')
    await book(await make.person(5), of)
    const patient = of.pasien
    expect(await join(patient, of)).toMatchObject({
      status: 201,
      data: { urutan: 1, sejak: '2026-11-23T07:00:00+07:00' },
    })
    expect(await entriesOf(early)).toMatchObject([{ urutan: 2 }])
  })

  test('for a speciality waits for anyone of it', async () => {
    const of = await clinic()
    const row = await db.row<{ spesialisasi_id: number }>(
      sql`select spesialisasi_id from tenaga_profesional where profesional_id = ${of.tenaga.profesional_id}`,
    )
    const { id } = (await db.row<{ id: number }>(
      sql`insert into spesialisasi (nama_spesialisasi) values (${`Khusus ${of.tenaga.profesional_id}`}) returning spesialisasi_id as id`,
    )) as { id: number }
    await db.rows(
      sql`update tenaga_profesional set spesialisasi_id = ${id} where profesional_id = ${of.tenaga.profesional_id}`,
    )
    expect(row).not.toBeNull()
    const person = await waiting(of, { profesional_id: undefined, spesialisasi_id: id })
    await cancel(of)
    at(AFTER_UNDO)
    await tick()
    expect(await offerOf(person)).toMatchObject({ profesional_id: of.tenaga.profesional_id, tanggal: NINE })
  })
})

describe('an earlier time', () => {
  test('moves the appointment, keeps its status, and its own place goes down the line: a chain of three', async () => {
    const of = await clinic()
    const second = await later(of, 'Kamis')
    const third = await later(of, 'Jumat')
    expect([second.entry.status, third.entry.status]).toEqual([201, 201])
    await call(of.tenaga, updateKonsultasi, {
      query: { jadwalid: second.jadwal_id },
      body: { status: 'disetujui', initial_consult: 'Baik.' },
    })
    const last = await waiting(of, { hari: ['Jumat'] })
    await cancel(of)
    at(AFTER_UNDO)
    await tick()
    expect(await takeOffer(second)).toMatchObject({
      status: 200,
      data: { jadwal_id: second.jadwal_id, tanggal: NINE, status: 'disetujui' },
    })
    expect(await book(await make.person(5), { session: second.session })).toMatchObject({ status: 422 })
    await tick()
    expect(await offerOf(third)).toMatchObject({ tanggal: '2026-11-26T09:00:00+07:00' })
    expect((await takeOffer(third)).data).toMatchObject({
      jadwal_id: third.jadwal_id,
      tanggal: '2026-11-26T09:00:00+07:00',
    })
    await tick()
    expect((await takeOffer(last)).data).toMatchObject({ tanggal: '2026-11-27T09:00:00+07:00' })
    expect(await placesOf(of)).toMatchObject([
      { jenis: 'konsultasi' },
      { jenis: 'konsultasi' },
      { jenis: 'konsultasi' },
    ])
  })

  test('is nothing that an appointment takes which is not later, or that is over', async () => {
    const of = await clinic()
    const person = await later(of)
    expect((await entriesOf(person))[0]).toMatchObject({ jadwal_id: person.jadwal_id, sampai: '2026-11-26' })
    await cancel({ ...of, jadwal_id: person.jadwal_id }, person)
    await updateBerakhir(db, clock())
    expect(await entriesOf(person)).toEqual([])
    const stranger = await make.person(5)
    expect((await call(stranger, api.insertTunggu, { body: { jadwal_id: of.jadwal_id } })).status).toBe(404)
  })
})

describe('whose turn it is', () => {
  test('urgent entries come first; who missed too much comes last, and not never', async () => {
    const of = await clinic()
    const limited = await waiting(of)
    await makeAbsences(server)(limited, [1, 2, 3, 4])
    const patient = await waiting(of)
    const urgent = await waiting(of)
    const admin = await make.person(1)
    const put = (who: typeof admin, endpoint: typeof api.mendesakTunggu) =>
      call(who, endpoint, { query: { id: urgent.tunggu_id }, body: { mendesak: true, alasan: 'Keluhan memburuk' } })
    expect((await put(patient as never, api.mendesakTunggu)).status).toBe(403)
    const other = await make.profesional()
    expect((await put(other as never, api.mendesakTungguTenpro as never)).status).toBe(404)
    expect(await put(of.tenaga as never, api.mendesakTungguTenpro as never)).toMatchObject({
      status: 200,
      data: { mendesak: true, urutan: 1, mendesak_alasan: null },
    })
    const list = await call(of.tenaga, api.listTungguTenpro)
    expect(list.data.map(({ user_id }: { user_id: number }) => user_id)).toEqual([
      urgent.user_id,
      limited.user_id,
      patient.user_id,
    ])
    await cancel(of)
    at(AFTER_UNDO)
    for (const [n, person] of [urgent, patient, limited].entries()) {
      await tick()
      expect((await offerOf(person))?.tanggal, `turn ${n}`).toBe(NINE)
      if (person !== limited)
        await call(person, api.lewatiTawaran, { body: { tawaran_id: (await offerOf(person))?.tawaran_id } })
    }
    expect((await takeOffer(limited)).status).toBe(200)
  })

  test('a person has one open offer, also of two lines', async () => {
    const [one, two] = [await clinic(), await clinic()]
    const person = await waiting(one)
    await join(person, two)
    await cancel(one)
    await cancel(two)
    at(AFTER_UNDO)
    await tick()
    expect((await entriesOf(person)).map(({ tawaran }) => tawaran !== null).sort()).toEqual([false, true])
  })

  test('who has an appointment at that time, or an open request there, is not asked', async () => {
    const of = await clinic()
    const busy = await waiting(of)
    const elsewhere = await make.sesi((await make.profesional()).profesional_id)
    expect((await book(busy, { session: elsewhere })).status).toBe(201)
    const next = await waiting(of)
    await cancel(of)
    at(AFTER_UNDO)
    await tick()
    expect([await offerOf(busy), (await offerOf(next))?.tanggal]).toEqual([null, NINE])
  })
})
