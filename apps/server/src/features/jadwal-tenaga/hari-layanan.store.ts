import { namaHari } from '@sehati/contract/waktu'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { fullBetween } from './batas-penuh.store.ts'
import { heldBetween, placeOf } from './tempat.store.ts'

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
/** The hours of the session `j`. */
export const ofSession: Jam = { mulai: sql`j.jam_mulai`, selesai: sql`j.jam_selesai` }

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

/** The time that the hours of the row `l` close, by the clock of a zone: all of the day where it has no hours. */
const closedTime = (zona: Sql, tanggal = sql`l.tanggal`): Sql =>
  sql`tstzrange(saat(${tanggal}, coalesce(l.jam_dari, '00:00'), ${zona}), saat(${tanggal}, coalesce(l.jam_sampai, '24:00'), ${zona}))`

/** The time of a date that clinics in a zone are closed in part; null where there is none. */
export const closedPart = (tanggal: Sql, zona: Sql): Sql => sql`(
  select ${closedTime(zona)} ${closing(tanggal)} and l.jam_dari is not null)`

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

/** The zone of the professional's clinic; read only where the expression around it is evaluated. */
const zonaOf = (profesional_id: Sql): Sql =>
  sql`(select zona from tenaga_profesional where profesional_id = ${profesional_id})`

/** The hours of days from `dari` to `sampai` that are closed in part, by the clinic or the professional: a multirange. */
const closedBetween = (profesional_id: Sql, dari: Sql, sampai: Sql): Sql => sql`(
  select coalesce(range_agg(${closedTime(zonaOf(profesional_id))}), '{}')
  from (
    select tanggal, jam_dari, jam_sampai from hari_libur
    where tanggal between (${dari})::date and ${sampai} and jam_dari is not null
    union all
    select greatest(c.dari, (${dari})::date) + n, c.jam_dari, c.jam_sampai
    from cuti c cross join lateral generate_series(0, least(c.sampai, ${sampai}) - greatest(c.dari, (${dari})::date)) n
    where c.profesional_id = ${profesional_id} and c.jam_dari is not null
      and daterange(c.dari, c.sampai, '[]') && daterange((${dari})::date, ${sampai}, '[]')
  ) l)`

/** The hours of one date that the clinic or the professional closes, in part or all day: a multirange. */
const closedOn = (profesional_id: Sql, tanggal: Sql): Sql => sql`(
  select coalesce(range_agg(${closedTime(zonaOf(profesional_id), tanggal)}), '{}')
  from (
    select l.jam_dari, l.jam_sampai ${closing(tanggal)}
    union all
    select l.jam_dari, l.jam_sampai ${leave(tanggal, profesional_id)}
  ) l)`

/**
 * All times of a professional that are taken on the days from `dari` to `sampai`: a row with five multiranges. `penuh` are the
 * dates that a cap has filled, null where there are none; `closed` are closed hours, `taken` are consultations and the holds of others, `held` the
 * latter alone, `own` the holds of `peminta`, the patient who asks. Pauses count as taken. Consultations that overlap those days
 * start less than a day before them, because no session crosses midnight; their pauses reach two hours further.
 */
const booked = (closed: Sql, profesional_id: Sql, dari: Sql, sampai: Sql, now: Date, peminta: number): Sql => sql`
  select coalesce(range_agg(waktu) filter (where pemegang is distinct from ${peminta}), '{}') as taken,
    coalesce(range_agg(waktu) filter (where pemegang <> ${peminta}), '{}') as held,
    coalesce(range_agg(waktu) filter (where pemegang = ${peminta}), '{}') as own,
    ${closed} as closed, ${fullBetween(profesional_id, dari, sampai)} as penuh
  from (
    select ${placeOf(sql`k`)} as waktu, null::int as pemegang
    from konsultasi k
    where k.profesional_id = ${profesional_id} and k.status <> 'dibatalkan'
      and k.mulai > ${dari} - interval '26 hours' and k.mulai < ${sampai} + interval '26 hours'
    union all ${heldBetween(profesional_id, dari, sampai, now)}
  ) places`

/**
 * The row `booked` of several days, whose `closed` are the hours of days that are closed in part. `offset 0` prevents a new
 * evaluation for each session.
 */
export const bookedBetween = (profesional_id: Sql, dari: Sql, sampai: Sql, now: Date, peminta = 0): Sql => sql`lateral (
  ${booked(closedBetween(profesional_id, dari, sampai), profesional_id, dari, sampai, now, peminta)}
  offset 0) booked`

/** The row `booked` of one day, whose `closed` are all its closed hours, also where the whole day is closed. */
export const bookedOn = (profesional_id: Sql, tanggal: Sql, now: Date, peminta = 0): Sql =>
  booked(closedOn(profesional_id, tanggal), profesional_id, tanggal, tanggal, now, peminta)

/** A cap has filled the date, by the row `booked`. */
export const isFull = (tanggal: Sql): Sql => sql`coalesce(booked.penuh @> ${tanggal}, false)`

/** The session overlaps the times in `booked`, on this date; by default all of those that are taken. */
export const isBooked = (tanggal: Sql, by: 'taken' | 'held' | 'own' | 'closed' = 'taken'): Sql =>
  sql`booked.${raw(by)} && tstzrange(${startOf(tanggal)}, ${endOf(tanggal)})`

/**
 * A place overlaps the session on this date, other than a hold of `peminta`, the patient who asks: one index look-up for each,
 * for use with few sessions.
 */
export const isTaken = (tanggal: Sql, now: Date, peminta: Sql = sql`0`): Sql => sql`exists (
  select from tempat p
  where p.profesional_id = j.profesional_id
    and tstzrange(p.dari, p.sampai) && tstzrange(${startOf(tanggal)}, ${endOf(tanggal)})
    and (p.habis_pada is null or (p.habis_pada > ${now}::timestamptz and p.user_id <> ${peminta})))`

/** The professional's account is active, and still has a professional's level. Needs `t` in the query. */
export const activeProfessional = sql`
  join users u on u.user_id = t.user_id and u.status_user = 'aktif' and u.level_id in (2, 3)`
