import sql, { type Sql } from 'sql-template-tag'

type Ask = {
  /** The patient who asks, whose own holds take nothing; 0 is no patient. */
  peminta?: number | Sql
  /** The consultation that is being moved, which takes nothing itself; 0 is none. */
  kecuali?: number
  /** What decides lengths and starts: `ofType`; left out for the usual type. */
  aturan?: Sql
}

/**
 * The rows of the database's `slot_status`, the one answer to what can be booked with a professional on a date. To be joined as
 * `s`, after what `profesional_id` and `tanggal` name; the caller asks whether the professional is active, and for one weekday.
 */
export const slotStatus = (
  profesional_id: Sql,
  tanggal: Sql,
  now: Date,
  { peminta = 0, kecuali = 0, aturan = usual }: Ask = {},
): Sql =>
  sql`slot_status(${profesional_id}, ${tanggal}, ${now}::timestamptz, ${typeof peminta === 'number' ? sql`${peminta}::int` : peminta}, ${kecuali}::int, ${aturan}) s`

/** The usual type: as long as its session, without pauses and notice. Constants, so that the planner leaves out the rest. */
const usual = sql`null, null, '0', '0', null, false`

/** The rules `a` of a type: a row of `rulesOf` with its minutes as intervals. */
export const ofType = sql`a.lama, a.selang, a.sebelum, a.sesudah, a.paling_awal, a.mendesak`
export const asIntervals = sql`a.menit * interval '1 minute' as lama, a.langkah * interval '1 minute' as selang,
  a.jeda_sebelum * interval '1 minute' as sebelum, a.jeda_sesudah * interval '1 minute' as sesudah`

/** The counts of the starts `s` of an open session on a day, for `HariFacts`. */
export const dayCounts = sql`count(*)::int as sesi, (count(*) filter (where s.sebab is distinct from 'lewat'))::int as mendatang,
  (count(*) filter (where s.sebab in ('libur', 'cuti')))::int as ditutup,
  (count(*) filter (where s.sebab = 'terlalu dekat'))::int as dekat, (count(*) filter (where s.sebab is null))::int as sisa`
