import { namaHari } from '@sehati/contract/waktu'
import sql, { join, type Sql } from 'sql-template-tag'

/** Conditions that block a weekly session on a date. `tanggal` is a date in SQL, `j` the session. */

const names = sql`array[${join(namaHari.map((nama) => sql`${nama}`))}]`

/** The weekday's name of a date. */
export const hariDari = (tanggal: Sql): Sql => sql`(${names}::text[])[1 + extract(dow from ${tanggal})::int]`

/** The clinic is closed. */
export const isClosed = (tanggal: Sql): Sql =>
  sql`exists (select from hari_libur l where l.tanggal = ${tanggal} and not l.buka)`

/** The professional is on leave. */
export const isAway = (tanggal: Sql, profesional_id: Sql): Sql =>
  sql`exists (select from cuti c where c.profesional_id = ${profesional_id} and daterange(c.dari, c.sampai, '[]') @> ${tanggal})`

/**
 * All times that live consultations of a professional occupy on the days from `dari` to `sampai`, read once: a row
 * `booked` with the multirange `taken`. Consultations that overlap those days start less than a day before them, because no
 * session crosses midnight. `offset 0` prevents a new evaluation for each session.
 */
export const bookedBetween = (profesional_id: Sql, dari: Sql, sampai: Sql): Sql => sql`lateral (
  select coalesce(range_agg(tstzrange(k.mulai, k.selesai)), '{}') as taken
  from konsultasi k
  where k.profesional_id = ${profesional_id} and k.status <> 'dibatalkan'
    and k.mulai > ${dari} - interval '1 day' and k.mulai < ${sampai} + interval '1 day'
  offset 0) booked`

/** The session overlaps the times in `booked`, on this date. */
export const isBooked = (tanggal: Sql): Sql =>
  sql`booked.taken && tstzrange(${tanggal} + j.jam_mulai, ${tanggal} + j.jam_selesai)`

/** A live consultation overlaps the session on this date: one index look-up for each, for use with few sessions. */
export const isTaken = (tanggal: Sql): Sql => sql`exists (
  select from konsultasi k
  where k.profesional_id = j.profesional_id and k.status <> 'dibatalkan'
    and tstzrange(k.mulai, k.selesai) && tstzrange(${tanggal} + j.jam_mulai, ${tanggal} + j.jam_selesai))`

/** The professional's account is active, and still has a professional's level. Needs `t` in the query. */
export const activeProfessional = sql`
  join users u on u.user_id = t.user_id and u.status_user = 'aktif' and u.level_id in (2, 3)`
