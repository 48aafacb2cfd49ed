import { TEMPAT_TERPANJANG_JAM } from '@sehati/contract/base/constants'
import sql, { raw, type Sql } from 'sql-template-tag'

/**
 * Fragments about `tempat`, the taken time of professionals. `waktu` names a row of the query with `profesional_id`,
 * `user_id` (the patient), `mulai`, `selesai`, `jeda_sebelum` and `jeda_sesudah`: its place begins and ends with the pauses. A
 * hold that has ended at `now` counts as free everywhere, also while its row is still there.
 */
export const placeStart = (waktu: Sql): Sql => sql`(${waktu}.mulai - ${waktu}.jeda_sebelum * interval '1 minute')`
export const placeEnd = (waktu: Sql): Sql => sql`(${waktu}.selesai + ${waktu}.jeda_sesudah * interval '1 minute')`

/** The time that a row takes, with its pauses. Most rows have none: for these nothing is computed. */
export const placeOf = (waktu: Sql): Sql => sql`case when ${waktu}.jeda_sebelum + ${waktu}.jeda_sesudah = 0
  then tstzrange(${waktu}.mulai, ${waktu}.selesai) else tstzrange(${placeStart(waktu)}, ${placeEnd(waktu)}) end`

/** In `tempat.user_id`: set aside for the waiting list, and of no person yet. No list is asked for by it. */
export const NO_ONE = -1

const LONGEST = raw(`interval '${TEMPAT_TERPANJANG_JAM} hours'`)

/** The place `p` overlaps the place of the row. Found in the index of places by their start, as far back as a place can be long. */
export const overlaps = (waktu: Sql): Sql =>
  sql`p.dari > ${placeStart(waktu)} - ${LONGEST} and p.dari < ${placeEnd(waktu)} and p.sampai > ${placeStart(waktu)}`

/** Another patient's hold, or any consultation, overlaps this time: for `exists`. */
export const takenByOthers = (waktu: Sql, now: Date): Sql => sql`
  select from tempat p
  where p.profesional_id = ${waktu}.profesional_id
    and tstzrange(p.dari, p.sampai) && ${placeOf(waktu)}
    and (p.habis_pada is null or (p.habis_pada > ${now}::timestamptz and p.user_id <> ${waktu}.user_id))`

/** Deletes what must make way for the patient at this time, `w` in the statement: holds that have ended, and the patient's own. */
export const removeHolds = (waktu: Sql, now: Date | Sql): Sql => sql`
  delete from tempat p using ${waktu} w
  where p.profesional_id = w.profesional_id and p.habis_pada is not null and ${overlaps(sql`w`)}
    and (p.habis_pada <= ${now instanceof Date ? sql`${now}::timestamptz` : now} or p.user_id = w.user_id)
  returning p.tempat_id`

/**
 * The places of the live consultations in a common table expression of the same statement that inserts or restores them. Triggers
 * refuse a live consultation without its place, and the reverse.
 */
export const insertPlaces = (baru: Sql): Sql => sql`
  insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
  select jadwal_id, 'konsultasi', profesional_id, user_id, ${placeStart(baru)}, ${placeEnd(baru)} from ${baru} where status <> 'dibatalkan'`
