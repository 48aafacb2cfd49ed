import { namaHari } from '@sehati/contract/base/waktu'
import sql, { join, type Sql } from 'sql-template-tag'

/** Conditions that block a session, or another span of hours, on a date. `tanggal` is a date in SQL, `j` the session. */

const names = sql`array[${join(namaHari.map((nama) => sql`${nama}`))}]`

/** The weekday's name of a date. */
export const hariDari = (tanggal: Sql): Sql => sql`(${names}::text[])[1 + extract(dow from ${tanggal})::int]`

/**
 * The session `j` takes place on this date: its weekday, whose name is `hari`, and within its dates. Every statement that offers
 * or takes a slot has this condition. The contract has the same in `takesPlaceOn`.
 */
export const takesPlaceOn = (tanggal: Sql, hari: Sql = hariDari(tanggal)): Sql => sql`(j.hari = ${hari}
  and (j.berlaku_dari is null or j.berlaku_dari <= ${tanggal}) and (j.berlaku_sampai is null or j.berlaku_sampai >= ${tanggal}))`

/** When the session `j` begins and ends on a date: instants, by the clock of its clinic. */
export const startOf = (tanggal: Sql): Sql => sql`saat(${tanggal}, j.jam_mulai, j.zona)`
export const endOf = (tanggal: Sql): Sql => sql`saat(${tanggal}, j.jam_selesai, j.zona)`

/** The time of day of an instant in SQL by the clock of a zone. */
export const jamDi = (waktu: Sql, zona: Sql): Sql => sql`jam_di(${waktu}, ${zona})`

/**
 * A span of hours of one date: times of day in SQL, by the clock of the clinic, as closed hours and leave are. A consultation
 * type may begin inside a session.
 */
export type Jam = { mulai: Sql; selesai: Sql }

/** The closed hours of the row `l` meet these hours. The contract has the same in `hoursMeet`. */
const hoursMeet = (jam: Jam): Sql => sql`(l.jam_dari is null
  or (l.jam_dari < ${jam.selesai} and (l.jam_sampai is null or l.jam_sampai > ${jam.mulai})))`
const closing = (tanggal: Sql): Sql => sql`from hari_libur l where l.tanggal = ${tanggal} and not l.buka`
const leave = (tanggal: Sql, profesional_id: Sql): Sql =>
  sql`from cuti l where l.profesional_id = ${profesional_id} and daterange(l.dari, l.sampai, '[]') @> ${tanggal}`

/** The clinic is closed at some time of these hours. */
export const isClosed = (tanggal: Sql, jam: Jam): Sql => sql`exists (select ${closing(tanggal)} and ${hoursMeet(jam)})`
/** The clinic is closed all day. */
export const isClosedAllDay = (tanggal: Sql): Sql => sql`exists (select ${closing(tanggal)} and l.jam_dari is null)`

/** The professional is away at some time of these hours. */
export const isAway = (tanggal: Sql, profesional_id: Sql, jam: Jam): Sql =>
  sql`exists (select ${leave(tanggal, profesional_id)} and ${hoursMeet(jam)})`
/** The professional is away all day. */
export const isAwayAllDay = (tanggal: Sql, profesional_id: Sql): Sql =>
  sql`exists (select ${leave(tanggal, profesional_id)} and l.jam_dari is null)`

/** The hours of a part of the day that meet these hours, as JSON; null where there are none. With their name: those of the clinic. */
export const closedHours = (tanggal: Sql, jam: Jam): Sql => sql`(
  select json_build_object('nama', l.nama, 'dari', l.jam_dari, 'sampai', l.jam_sampai) ${closing(tanggal)}
    and l.jam_dari is not null and ${hoursMeet(jam)})`
/** The same of a professional: the first of them. */
export const awayHours = (tanggal: Sql, profesional_id: Sql, jam: Jam): Sql => sql`(
  select json_build_object('dari', l.jam_dari, 'sampai', l.jam_sampai) ${leave(tanggal, profesional_id)}
    and l.jam_dari is not null and ${hoursMeet(jam)}
  order by l.jam_dari limit 1)`

/** The professional's account is active, and still has a professional's level. Needs `t` in the query. */
export const activeProfessional = sql`
  join users u on u.user_id = t.user_id and u.status_user = 'aktif' and u.level_id in (2, 3)`
