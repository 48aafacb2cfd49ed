import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import {
  listKetersediaan,
  listSlotAdmin,
  listSlotTerdekat,
  listSlotTerdekatTenaga,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import * as sesi from '@sehati/contract/schedule/sesi.endpoints'
import {
  getTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { beforeEach, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'
import { listSlotSetelah } from './slot-setelah.store.ts'

const { call, db, clock, make, at } = await startServer()
const WEDNESDAY = '2026-11-25'
const BEFORE = `${WEDNESDAY}T06:59:59.999+07:00`
const RELEASE = `${WEDNESDAY}T07:00:00.000+07:00`
beforeEach(() => at(START.toISOString()))

const nine = { hari: 'Rabu', jam_mulai: '09:00', jam_selesai: '10:00', sesi: 1, is_available: 1 }
type Who = { token: string; profesional_id: number }
const insert = (who: Who, change: object = {}) => call(who, sesi.insertJadwalTenaga, { body: { ...nine, ...change } })
const update = (who: Who, id: number, change: object = {}) =>
  call(who, sesi.updateJadwalTenaga, { query: { id }, body: { ...nine, ...change } })

test('a professional keeps a session back; a client that does not know of it changes nothing', async () => {
  const tenaga = await make.profesional()
  const plain = (await insert(tenaga)).data
  expect(plain).not.toHaveProperty('cadangan')
  expect(plain).not.toHaveProperty('lepas_menit')
  const kept = (await update(tenaga, plain.id, { cadangan: 1, lepas_menit: '180' })).data
  expect(kept).toMatchObject({ cadangan: 1, lepas_menit: 180 })
  expect((await update(tenaga, plain.id)).data).toEqual(kept)
  const later = (await update(tenaga, plain.id, { lepas_menit: 60 })).data
  expect(later).toMatchObject({ cadangan: 1, lepas_menit: 60 })
  expect((await call(tenaga, api.listJadwalTenaga, { query: { profid: tenaga.profesional_id } })).data).toEqual([later])
  expect((await update(tenaga, plain.id, { cadangan: 0 })).data).toEqual(plain)
  const other = (await insert(tenaga, { hari: 'Kamis', cadangan: 1 })).data
  expect(other).toMatchObject({ cadangan: 1, lepas_menit: 120 })
  for (const wrong of [{ cadangan: 2 }, { lepas_menit: -1 }, { lepas_menit: 20_161 }, { lepas_menit: 1.5 }])
    expect(await update(tenaga, other.id, wrong)).toMatchObject({ status: 422 })
})

test('the days on which a session is repeated are kept back too', async () => {
  const tenaga = await make.profesional()
  await insert(tenaga, { cadangan: 1, lepas_menit: 30 })
  const added = await call(tenaga, sesi.ulangiJadwalTenaga, { body: { dari_hari: 'Rabu', ke_hari: ['Kamis'] } })
  expect(added.data).toMatchObject([{ hari: 'Kamis', cadangan: 1, lepas_menit: 30 }])
})

test('strangers do not read that a session is kept back', async () => {
  const { profesional_id } = await make.profesional()
  await make.sesi(profesional_id, { cadangan: 1 })
  const query = { profid: profesional_id, hari: 'Rabu' }
  const seen = [
    ...(await call(null, api.listJadwalPublik)).data,
    ...(await call(await make.person(5), api.listSlotHari, { query })).data,
  ].filter((one) => one.profesional_id === profesional_id)
  expect(seen).toHaveLength(2)
  for (const one of seen) {
    expect(one).not.toHaveProperty('cadangan')
    expect(one).not.toHaveProperty('lepas_menit')
  }
})

test('before its release a place is offered nowhere, and everywhere from that instant on', async () => {
  const { profesional_id } = await make.profesional()
  const session = await make.sesi(profesional_id, { cadangan: 1 })
  const [ani, admin] = [await make.person(5), await make.person(1)]
  const read = async () => {
    const profid = profesional_id
    const slot = { query: { profid, hari: 'Rabu', tanggal: WEDNESDAY } }
    const days = { query: { profid, dari: WEDNESDAY, sampai: WEDNESDAY } }
    const own = (rows: { profesional_id: number }[]) => rows.filter((one) => one.profesional_id === profesional_id)
    const page = await call(ani, pageTenagaProfesional, { query: { profesional_id } })
    const isThisWeek = (at: string | null | undefined) => at?.startsWith(WEDNESDAY) ?? false
    return {
      slot: (await call(ani, api.listSlotHari, slot)).data[0],
      admin: (await call(admin, listSlotAdmin, { query: { profid, tanggal: WEDNESDAY } })).data[0].is_available,
      day: (await call(ani, listKetersediaan, days)).data[0],
      terdekat: own((await call(null, listSlotTerdekat, { query: { limit: 20 } })).data).length,
      tenaga: own((await call(null, listSlotTerdekatTenaga)).data).length,
      pilihan: isThisWeek(page.data.queried[0].terdekat),
      usulan: (await listSlotSetelah(db, { profesional_ids: [profid], tanggal: '2026-11-24', limit: 1 }, clock()))[0]
        ?.tanggal,
      publik: (await call(null, getTenagaProfesionalPublik, { query: { id: profesional_id } })).data?.slot.length,
    }
  }
  at(BEFORE)
  expect(await read()).toMatchObject({
    slot: {
      id: session.id,
      is_available: 0,
      lepas_pada: '2026-11-25T07:00:00+07:00',
      ditahan_sampai: null,
      tutup: false,
    },
    admin: 0,
    day: { bisa: false, alasan: 'penuh', sisa: 0 },
    terdekat: 0,
    tenaga: 0,
    pilihan: false,
    usulan: undefined,
    publik: 0,
  })
  at(RELEASE)
  expect(await read()).toMatchObject({
    slot: { is_available: 1, lepas_pada: null },
    admin: 1,
    day: { bisa: true, sisa: 1 },
    terdekat: 1,
    tenaga: 1,
    pilihan: true,
    usulan: WEDNESDAY,
    publik: 1,
  })
  await call(ani, bookKonsultasi, { body: askFor(session) })
  expect((await read()).slot).toMatchObject({ is_available: 0, lepas_pada: null })
})
