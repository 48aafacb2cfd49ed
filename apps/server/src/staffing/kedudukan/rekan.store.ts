import type { SlotRekan, WaktuPasien } from '@sehati/contract/absence/usulan.rules'
import type { UsulanRekan } from '@sehati/contract/absence/usulan.schema'
import type { Zona } from '@sehati/contract/base/waktu'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { activeProfessional } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { daysOfWindow, freeSlots, startOfSlot } from '../../schedule/jadwal-tenaga/ketersediaan.store.ts'

/** More than a professional has in the longest window. */
const SLOTS_EACH = 1_000

/** The free slots of the active colleagues of a professional, in the window of patients, soonest first. */
export const listSlotRekan = (
  db: Db,
  of: { user_id: number; level_id: number },
  now: Date,
): Promise<(SlotRekan & UsulanRekan)[]> =>
  db.rows(sql`
    with ${daysOfWindow(now)}
    select t.profesional_id, slot.jadwal_tenaga_id, slot.tanggal, slot.jam_mulai, slot.jam_selesai, slot.zona,
      u.name as nama_profesional, s.nama_spesialisasi,
      t.spesialisasi_id = (select spesialisasi_id from tenaga_profesional where user_id = ${of.user_id}) as sama
    from tenaga_profesional t ${activeProfessional}
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    cross join ${freeSlots(now, SLOTS_EACH)} slot
    where u.level_id = ${of.level_id} and u.user_id <> ${of.user_id}
    order by ${startOfSlot}, slot.jadwal_tenaga_id`)

/** What the patients of these consultations have ahead beside them. */
export const listWaktuPasien = (
  db: Db,
  ended: readonly { jadwal_id: number; user_id: number }[],
  now: Date,
): Promise<WaktuPasien[]> =>
  db.rows(sql`
    select user_id, profesional_id, mulai, selesai, status in ('diajukan', 'menunggu') as terbuka from konsultasi
    where user_id = any (${[...new Set(ended.map(({ user_id }) => user_id))]}::int[]) and status <> 'dibatalkan'
      and (selesai > ${now}::timestamptz or status in ('diajukan', 'menunggu'))
      and jadwal_id <> all (${ended.map(({ jadwal_id }) => jadwal_id)}::int[])`)

/** A session as a proposal needs it: its hours, and the level of its professional. */
export type SesiRekan = {
  jadwal_tenaga_id: number
  profesional_id: number
  jam_mulai: string
  jam_selesai: string
  zona: Zona
  level_id: number
}

export const listSesiRekan = (db: Db, jadwal_tenaga_ids: readonly number[]): Promise<SesiRekan[]> =>
  db.rows(sql`
    select j.jadwal_tenaga_id, j.profesional_id, j.jam_mulai, j.jam_selesai, j.zona, u.level_id
    from jadwal_tenaga j
    join tenaga_profesional t on t.profesional_id = j.profesional_id ${activeProfessional}
    where j.jadwal_tenaga_id = any (${[...new Set(jadwal_tenaga_ids)]}::int[])`)
