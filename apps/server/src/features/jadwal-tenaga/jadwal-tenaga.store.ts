import type {
  JadwalPublik,
  JadwalTenaga,
  JadwalTenagaMasukan,
  SlotTanggal,
} from '@sehati/contract/jadwal-tenaga/schema'
import { type Hari, hariOf, type Tanggal } from '@sehati/contract/waktu'
import sql, { empty } from 'sql-template-tag'
import type { Db, Reader } from '../../db/db.ts'
import { activeProfessional as active, bookedBetween, isAway, isBooked, isClosed } from './hari-layanan.store.ts'
import { heldUntil } from './tempat.store.ts'

/** The API's columns of `jadwal_tenaga j`: both names of its id, the switch as 0 or 1. */
const identity = sql`
  j.jadwal_tenaga_id as id, j.jadwal_tenaga_id as jadwal_id, j.profesional_id, j.hari, j.sesi, j.jam_mulai, j.jam_selesai`
const columns = sql`${identity}, j.is_available::int as is_available`

/** The week starts on Monday. */
const weekday = sql`array_position(array['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'], j.hari)`

const activeProfessional = sql`join tenaga_profesional t on t.profesional_id = j.profesional_id ${active}`

/** Open sessions of active professionals, Monday first. */
export const listJadwalPublik = (db: Db): Promise<JadwalPublik[]> =>
  db.rows(sql`
    select ${columns}, u.name, u.level_id, s.nama_spesialisasi, t.lokasi
    from jadwal_tenaga j ${activeProfessional} join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    where j.is_available
    order by ${weekday}, j.jam_mulai, lower(u.name), j.jadwal_tenaga_id`)

/** The open sessions of an active professional on a weekday. */
export const listSlotHari = (db: Reader, profesional_id: number, hari: Hari): Promise<JadwalTenaga[]> =>
  db.rows(sql`
    select ${columns} from jadwal_tenaga j ${activeProfessional}
    where j.profesional_id = ${profesional_id} and j.hari = ${hari} and j.is_available
    order by j.jam_mulai`)

/**
 * All sessions, each with whether it can be booked on this date: open, on its weekday, ahead, on no holiday and no day
 * of leave, and not overlapped by a live consultation or by a hold of another patient than `peminta`.
 * Mostly there is no hold at all: that is asked first.
 */
export const listSlotTanggal = (
  db: Reader,
  profesional_id: number,
  hari: Hari,
  tanggal: Tanggal,
  now: Date,
  peminta?: number,
): Promise<SlotTanggal[]> => {
  const day = sql`${tanggal}::date`
  // By value and not by row, so that each is evaluated once and not for each session.
  const profid = sql`${profesional_id}::int`
  return db.rows(sql`
    select ${identity}, (
      j.is_available and j.hari = ${hariOf(tanggal)} and ${day} + j.jam_mulai > ${now}::timestamptz
      and not ${isClosed(day)} and not ${isAway(day, profid)} and not ${isBooked(day)}
    )::int as is_available,
      not isempty(booked.own) and ${isBooked(day, 'own')} as milik_saya,
      case when not isempty(booked.held) and ${isBooked(day, 'held')} then (${heldUntil(profid, day, now, peminta ?? 0)}) end as ditahan_sampai
    from jadwal_tenaga j ${activeProfessional}
    cross join ${bookedBetween(profid, day, day, now, peminta)}
    where j.profesional_id = ${profesional_id} and j.hari = ${hari}
    order by j.jam_mulai`)
}

/** A professional's sessions, closed ones too; without a weekday the whole week. */
export const listJadwalTenaga = (db: Db, profesional_id: number, hari?: Hari): Promise<JadwalTenaga[]> =>
  db.rows(sql`
    select ${columns} from jadwal_tenaga j
    where j.profesional_id = ${profesional_id} ${hari ? sql`and j.hari = ${hari}` : empty}
    order by ${weekday}, j.jam_mulai`)

export const findJadwalTenaga = (db: Db, jadwal_tenaga_id: number): Promise<JadwalTenaga | null> =>
  db.row(sql`select ${columns} from jadwal_tenaga j where j.jadwal_tenaga_id = ${jadwal_tenaga_id}`)

export type JadwalTenagaBaru = Omit<JadwalTenagaMasukan, 'profesional_id'>

/** Sets off a trigger (docs/database.md#jadwal_tenaga) that notifies every process of the slots. */
export async function insertJadwalTenaga(
  db: Db,
  profesional_id: number,
  session: JadwalTenagaBaru,
): Promise<JadwalTenaga> {
  const row = await db.row<JadwalTenaga>(sql`
    insert into jadwal_tenaga as j (profesional_id, hari, sesi, jam_mulai, jam_selesai, is_available)
    values (${profesional_id}, ${session.hari}, ${session.sesi}, ${session.jam_mulai}, ${session.jam_selesai},
      ${session.is_available === 1})
    returning ${columns}`)
  return row as JadwalTenaga
}

/** Inserts all of them, or none. Sets off a trigger (docs/database.md#jadwal_tenaga) that notifies every process of the slots. */
export const insertSemuaJadwalTenaga = (
  db: Db,
  profesional_id: number,
  sessions: readonly JadwalTenagaBaru[],
): Promise<JadwalTenaga[]> => {
  const column = <K extends keyof JadwalTenagaBaru>(name: K) => sessions.map((session) => session[name])
  return db.rows(sql`
    with baru as (
      insert into jadwal_tenaga as j (profesional_id, hari, sesi, jam_mulai, jam_selesai, is_available)
      select ${profesional_id}, s.hari, s.sesi, s.jam_mulai, s.jam_selesai, s.is_available = 1
      from unnest(${column('hari')}::text[], ${column('sesi')}::int[], ${column('jam_mulai')}::time[],
        ${column('jam_selesai')}::time[], ${column('is_available')}::int[]) s (hari, sesi, jam_mulai, jam_selesai, is_available)
      returning j.*)
    select ${columns} from baru j order by ${weekday}, j.jam_mulai`)
}

/**
 * Null where the id does not exist. Call it in a transaction: it sets `now` for the trigger that guards booked
 * sessions, because the service's clock may differ from the database's. Sets off triggers (docs/database.md#jadwal_tenaga):
 * one refuses to move booked sessions, one notifies every process of the slots.
 */
export async function updateJadwalTenaga(
  tx: Db,
  jadwal_tenaga_id: number,
  session: JadwalTenagaBaru,
  now: Date,
): Promise<JadwalTenaga | null> {
  await tx.rows(sql`select set_config('sehati.now', ${now.toISOString()}, true)`)
  return tx.row(sql`
    update jadwal_tenaga j
    set hari = ${session.hari}, sesi = ${session.sesi}, jam_mulai = ${session.jam_mulai},
      jam_selesai = ${session.jam_selesai}, is_available = ${session.is_available === 1}
    where j.jadwal_tenaga_id = ${jadwal_tenaga_id}
    returning ${columns}`)
}
