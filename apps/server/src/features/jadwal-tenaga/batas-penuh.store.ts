import sql, { type Sql } from 'sql-template-tag'

/**
 * Fragments that say on which dates a cap of a professional leaves no room (decision 48). Every list that offers slots has one
 * of them; the trigger and the explanation of a refusal use the function `batas_penuh` of the database. Dates are those in
 * Jakarta, weeks begin on Monday. Without a row of `batas_tenaga` each is one look-up by key.
 */

const ofProfessional = (profesional_id: Sql, dari: Sql, sampai: Sql): Sql => sql`
  from konsultasi k
  where k.profesional_id = ${profesional_id} and k.status <> 'dibatalkan' and k.mulai >= ${dari} and k.mulai < ${sampai}`

const monday = (tanggal: Sql): Sql => sql`date_trunc('week', (${tanggal})::date::timestamp)`

/** The full dates of the weeks from that of `dari` to that of `sampai`: a datemultirange, null where there are none. */
export const fullBetween = (profesional_id: Sql, dari: Sql, sampai: Sql): Sql => sql`(
  select range_agg(f.dates)
  from batas_tenaga b
  cross join lateral (
    select daterange(k.mulai::date, k.mulai::date, '[]') as dates
    ${ofProfessional(sql`b.profesional_id`, monday(dari), sql`${monday(sampai)} + interval '7 days'`)}
    group by k.mulai::date having count(*) >= b.per_hari
    union all
    select daterange(date_trunc('week', k.mulai)::date, date_trunc('week', k.mulai)::date + 7)
    ${ofProfessional(sql`b.profesional_id`, monday(dari), sql`${monday(sampai)} + interval '7 days'`)}
    group by date_trunc('week', k.mulai) having count(*) >= b.per_minggu
  ) f
  where b.profesional_id = ${profesional_id})`

/** One date is full: for use with few dates and many professionals. */
export const isFullOn = (tanggal: Sql, profesional_id: Sql): Sql => sql`exists (
  select from batas_tenaga b
  where b.profesional_id = ${profesional_id} and (
    b.per_hari <= (select count(*) ${ofProfessional(sql`b.profesional_id`, tanggal, sql`${tanggal} + 1`)})
    or b.per_minggu <= (
      select count(*) ${ofProfessional(sql`b.profesional_id`, monday(tanggal), sql`${monday(tanggal)} + interval '7 days'`)})))`
