import { LEPAS_MENIT } from '@sehati/contract/base/constants'
import { type Hari, hariOf, pekan, type Tanggal } from '@sehati/contract/base/waktu'
import type { JadwalPublik, JadwalTenaga, SlotTanggal } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { JadwalTenagaMasukan } from '@sehati/contract/schedule/sesi.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'
import { windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { activeProfessional as active } from './hari-layanan.store.ts'
import { isNotEnded } from './sesi-terbuka.store.ts'
import { slotStatus } from './slot-status.store.ts'

/** The API's columns of `jadwal_tenaga j`: both names of its id, the switch as 0 or 1. */
const identity = sql`
  j.jadwal_tenaga_id as id, j.jadwal_tenaga_id as jadwal_id, j.profesional_id, j.hari, j.sesi, j.jam_mulai, j.jam_selesai,
  j.zona`
const columns = sql`${identity}, j.is_available::int as is_available, j.berlaku_dari, j.berlaku_sampai`
/** The same for its professional and admins, who also see whether it is kept back for urgent visits. */
const ownColumns = sql`${columns}, case when j.cadangan then 1 end as cadangan, case when j.cadangan then j.lepas_menit end as lepas_menit`

const mayLack = ['berlaku_dari', 'berlaku_sampai', 'cadangan', 'lepas_menit'] as const
type Lacking = (typeof mayLack)[number]
type SessionRow<S extends JadwalTenaga> = Omit<S, Lacking> & { [F in Lacking]?: S[F] | null }

/**
 * A session without a first or last date, or that is not kept back, has no such field: it is a weekly one, as the specification
 * knows it.
 */
function asSession<S extends JadwalTenaga>(row: SessionRow<S>): S {
  const session = { ...row }
  for (const field of mayLack) if (session[field] === null) delete session[field]
  return session as unknown as S
}

const sessions = async <S extends JadwalTenaga = JadwalTenaga>(db: Reader, statement: Sql): Promise<S[]> =>
  (await db.rows<SessionRow<S>>(statement)).map((row) => asSession(row))

const session = async (db: Db, statement: Sql): Promise<JadwalTenaga | null> => {
  const row = await db.row<SessionRow<JadwalTenaga>>(statement)
  return row && asSession(row)
}

/** The week starts on Monday. */
const weekday = sql`array_position(${pekan}::text[], j.hari)`

const activeProfessional = sql`join tenaga_profesional t on t.profesional_id = j.profesional_id ${active}`

/** Open sessions of active professionals that have not ended, Monday first. */
export const listJadwalPublik = (db: Db, now: Date): Promise<JadwalPublik[]> =>
  sessions(
    db,
    sql`
    select ${columns}, u.name, u.level_id, s.nama_spesialisasi, t.lokasi
    from jadwal_tenaga j ${activeProfessional} join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    where j.is_available and ${isNotEnded(now)}
    order by ${weekday}, j.jam_mulai, ${namaUrut(sql`u.name`)}, j.jadwal_tenaga_id`,
  )

/** The open sessions of an active professional on a weekday, whose dates meet the days that patients may book. */
export const listSlotHari = (db: Reader, profesional_id: number, hari: Hari, now: Date): Promise<JadwalTenaga[]> =>
  sessions(
    db,
    sql`
    select ${columns} from jadwal_tenaga j ${activeProfessional}
    where j.profesional_id = ${profesional_id} and j.hari = ${hari} and j.is_available
      and ${isNotEnded(now)} and (j.berlaku_dari is null or j.berlaku_dari <= ${windowEnd(now)})
    order by j.jam_mulai, j.berlaku_dari nulls first`,
  )

/**
 * All sessions of a weekday whose dates include this one, each with whether it can be booked on it: open, on its weekday, ahead,
 * in no closed hours and no leave, not filled by a cap, not overlapped by a live consultation or by a hold of another patient
 * than `peminta`, and not kept back for urgent visits: where that alone blocks it, `lepas_pada` says until when.
 */
export async function listSlotTanggal(
  db: Reader,
  profesional_id: number,
  hari: Hari,
  tanggal: Tanggal,
  now: Date,
  peminta = 0,
): Promise<SlotTanggal[]> {
  const who = sql`t.profesional_id`
  const held = (milik: boolean) =>
    sql`case when s.ada_tahan then ditahan(${who}, tstzrange(s.mulai, s.selesai), ${now}::timestamptz, ${peminta}::int, ${milik}) end`
  const slots = await db.rows<SlotFacts>(sql`
    select s.jadwal_tenaga_id as id, s.jadwal_tenaga_id as jadwal_id, ${who}, s.hari, s.sesi, s.jam_mulai, s.jam_selesai, s.zona,
      s.sebab, coalesce(s.tutup, false) as tutup, ${held(true)} is not null as milik_saya, ${held(false)} as ditahan_sampai, s.lepas_pada
    from tenaga_profesional t ${active}
    cross join ${slotStatus(who, sql`${tanggal}::date`, now, { peminta })}
    where t.profesional_id = ${profesional_id} and s.hari = ${hari}
    order by s.jam_mulai`)
  return slots.map(({ sebab, lepas_pada, ...slot }) => ({
    ...slot,
    is_available: sebab === null && hari === hariOf(tanggal) ? 1 : 0,
    lepas_pada: sebab === 'cadangan' && hari === hariOf(tanggal) ? lepas_pada : null,
  }))
}

/** `sebab`: the first reason why it cannot be booked. */
type SlotFacts = Omit<SlotTanggal, 'is_available'> & { sebab: string | null; lepas_pada: string | null }

/** A professional's sessions, closed ones too; without a weekday the whole week. */
export const listJadwalTenaga = (db: Db, profesional_id: number, hari?: Hari): Promise<JadwalTenaga[]> =>
  sessions(
    db,
    sql`
    select ${ownColumns} from jadwal_tenaga j
    where j.profesional_id = ${profesional_id} ${hari ? sql`and j.hari = ${hari}` : empty}
    order by ${weekday}, j.jam_mulai, j.berlaku_dari nulls first`,
  )

export const findJadwalTenaga = (db: Db, jadwal_tenaga_id: number): Promise<JadwalTenaga | null> =>
  session(db, sql`select ${ownColumns} from jadwal_tenaga j where j.jadwal_tenaga_id = ${jadwal_tenaga_id}`)

/** Locks the session until the transaction ends, so that what a change leaves out stays as it is. Waits for bookings of it. */
export const lockJadwalTenaga = (tx: Db, jadwal_tenaga_id: number): Promise<JadwalTenaga | null> =>
  session(
    tx,
    sql`select ${ownColumns} from jadwal_tenaga j where j.jadwal_tenaga_id = ${jadwal_tenaga_id} for no key update`,
  )

/**
 * The professional with the zone of their clinic, which cannot change until the transaction ends. New sessions of one professional
 * take turns: of many at once, the checks for overlaps would wait for each other until the database aborts them.
 */
const zoneOf = (profesional_id: number): Sql =>
  sql`(select profesional_id, zona from tenaga_profesional where profesional_id = ${profesional_id} for no key update)`

export type JadwalTenagaBaru = Omit<JadwalTenagaMasukan, 'profesional_id'>

/** Sets off a trigger that notifies every process of the slots. */
export async function insertJadwalTenaga(db: Db, profesional_id: number, s: JadwalTenagaBaru): Promise<JadwalTenaga> {
  const row = await session(
    db,
    sql`
    insert into jadwal_tenaga as j (profesional_id, hari, sesi, jam_mulai, jam_selesai, zona, is_available, berlaku_dari,
      berlaku_sampai, cadangan, lepas_menit)
    select t.profesional_id, ${s.hari}, ${s.sesi}, ${s.jam_mulai}::time, ${s.jam_selesai}::time, t.zona, ${s.is_available === 1},
      ${s.berlaku_dari ?? null}::date, ${s.berlaku_sampai ?? null}::date, ${s.cadangan === 1}, ${s.lepas_menit ?? LEPAS_MENIT}
    from ${zoneOf(profesional_id)} t
    returning ${ownColumns}`,
  )
  return row as JadwalTenaga
}

/** Inserts all of them, or none. Sets off a trigger that notifies every process of the slots. */
export const insertSemuaJadwalTenaga = (
  db: Db,
  profesional_id: number,
  all: readonly JadwalTenagaBaru[],
): Promise<JadwalTenaga[]> => {
  const column = <K extends keyof JadwalTenagaBaru>(name: K) => all.map((one) => one[name] ?? null)
  return sessions(
    db,
    sql`
    with baru as (
      insert into jadwal_tenaga as j (profesional_id, hari, sesi, jam_mulai, jam_selesai, is_available, berlaku_dari,
        berlaku_sampai, cadangan, lepas_menit, zona)
      select t.profesional_id, s.hari, s.sesi, s.jam_mulai, s.jam_selesai, s.is_available = 1, s.dari, s.sampai,
        coalesce(s.cadangan = 1, false), coalesce(s.lepas, ${LEPAS_MENIT}), t.zona
      from unnest(${column('hari')}::text[], ${column('sesi')}::int[], ${column('jam_mulai')}::time[],
        ${column('jam_selesai')}::time[], ${column('is_available')}::int[], ${column('berlaku_dari')}::date[],
        ${column('berlaku_sampai')}::date[], ${column('cadangan')}::int[], ${column('lepas_menit')}::int[])
        s (hari, sesi, jam_mulai, jam_selesai, is_available, dari, sampai, cadangan, lepas)
      cross join ${zoneOf(profesional_id)} t
      returning j.*)
    select ${ownColumns} from baru j order by ${weekday}, j.jam_mulai`,
  )
}

/**
 * Null where the id does not exist. Dates that are left out are removed: the caller passes those that stay. Whether it is kept
 * back stays where that is left out. Call it in a transaction: it sets `now` for the trigger that guards booked sessions, because the service's clock may differ from the database's. Sets off triggers:
 * two refuse to move booked sessions and to leave their dates out, one notifies every process of the slots.
 */
export async function updateJadwalTenaga(
  tx: Db,
  jadwal_tenaga_id: number,
  s: JadwalTenagaBaru,
  now: Date,
): Promise<JadwalTenaga | null> {
  await tx.rows(sql`select set_config('sehati.now', ${now.toISOString()}, true)`)
  return session(
    tx,
    sql`
    update jadwal_tenaga j
    set hari = ${s.hari}, sesi = ${s.sesi}, jam_mulai = ${s.jam_mulai}, jam_selesai = ${s.jam_selesai},
      is_available = ${s.is_available === 1}, berlaku_dari = ${s.berlaku_dari ?? null}::date,
      berlaku_sampai = ${s.berlaku_sampai ?? null}::date,
      cadangan = coalesce(${s.cadangan ?? null}::int = 1, j.cadangan),
      lepas_menit = coalesce(${s.lepas_menit ?? null}::int, j.lepas_menit)
    where j.jadwal_tenaga_id = ${jadwal_tenaga_id}
    returning ${ownColumns}`,
  )
}
