import { namaHari } from '@sehati/contract/waktu'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { heldBetween, placeOf } from './tempat.store.ts'

/** Conditions that block a weekly session on a date. `tanggal` is a date in SQL, `j` the session. */

const names = sql`array[${join(namaHari.map((nama) => sql`${nama}`))}]`

/** The weekday's name of a date. */
const hariDari = (tanggal: Sql): Sql => sql`(${names}::text[])[1 + extract(dow from ${tanggal})::int]`

/**
 * The session `j` takes place on this date: its weekday, whose name is `hari`, and within its dates. Every statement that offers
 * or takes a slot has this condition. The contract has the same in `takesPlaceOn`.
 */
export const takesPlaceOn = (tanggal: Sql, hari: Sql = hariDari(tanggal)): Sql => sql`(j.hari = ${hari}
  and (j.berlaku_dari is null or j.berlaku_dari <= ${tanggal}) and (j.berlaku_sampai is null or j.berlaku_sampai >= ${tanggal}))`

/** The clinic is closed. */
export const isClosed = (tanggal: Sql): Sql =>
  sql`exists (select from hari_libur l where l.tanggal = ${tanggal} and not l.buka)`

/** The professional is on leave. */
export const isAway = (tanggal: Sql, profesional_id: Sql): Sql =>
  sql`exists (select from cuti c where c.profesional_id = ${profesional_id} and daterange(c.dari, c.sampai, '[]') @> ${tanggal})`

/**
 * All times of a professional that are taken on the days from `dari` to `sampai`, read once: a row `booked` with three
 * multiranges. `taken` are consultations and the holds of others, `held` the latter alone, `own` the holds of `peminta`, the
 * patient who asks. Pauses count as taken. Consultations that overlap those days start less than a day before them, because
 * no session crosses midnight; their pauses reach two hours further. `offset 0` prevents a new evaluation for each session.
 */
export const bookedBetween = (profesional_id: Sql, dari: Sql, sampai: Sql, now: Date, peminta = 0): Sql => sql`lateral (
  select coalesce(range_agg(waktu) filter (where pemegang is distinct from ${peminta}), '{}') as taken,
    coalesce(range_agg(waktu) filter (where pemegang <> ${peminta}), '{}') as held,
    coalesce(range_agg(waktu) filter (where pemegang = ${peminta}), '{}') as own
  from (
    select ${placeOf(sql`k`)} as waktu, null::int as pemegang
    from konsultasi k
    where k.profesional_id = ${profesional_id} and k.status <> 'dibatalkan'
      and k.mulai > ${dari} - interval '26 hours' and k.mulai < ${sampai} + interval '26 hours'
    union all ${heldBetween(profesional_id, dari, sampai, now)}
  ) places
  offset 0) booked`

/** The session overlaps the times in `booked`, on this date; by default all of those that are taken. */
export const isBooked = (tanggal: Sql, by: 'taken' | 'held' | 'own' = 'taken'): Sql =>
  sql`booked.${raw(by)} && tstzrange(${tanggal} + j.jam_mulai, ${tanggal} + j.jam_selesai)`

/**
 * A place overlaps the session on this date, other than a hold of `peminta`, the patient who asks: one index look-up for each,
 * for use with few sessions.
 */
export const isTaken = (tanggal: Sql, now: Date, peminta: Sql = sql`0`): Sql => sql`exists (
  select from tempat p
  where p.profesional_id = j.profesional_id
    and tstzrange(p.dari, p.sampai) && tstzrange(${tanggal} + j.jam_mulai, ${tanggal} + j.jam_selesai)
    and (p.habis_pada is null or (p.habis_pada > ${now}::timestamptz and p.user_id <> ${peminta})))`

/** The professional's account is active, and still has a professional's level. Needs `t` in the query. */
export const activeProfessional = sql`
  join users u on u.user_id = t.user_id and u.status_user = 'aktif' and u.level_id in (2, 3)`
