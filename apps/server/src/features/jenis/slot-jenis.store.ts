import type { SlotJenis } from '@sehati/contract/jenis/schema'
import { addDays, daysBetween, type Tanggal } from '@sehati/contract/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../db/db.ts'
import { isKeptBack, keptBackUntil } from '../jadwal-tenaga/cadangan.store.ts'
import {
  activeProfessional,
  bookedBetween,
  closedPart,
  hariDari,
  isAwayAllDay,
  isClosedAllDay,
  jamDi,
  takesPlaceOn,
} from '../jadwal-tenaga/hari-layanan.store.ts'
import { placeOf } from '../jadwal-tenaga/tempat.store.ts'
import { windowEnd } from '../pengaturan/jendela.store.ts'
import { type Pemilih, rulesOf, startsOf } from './mulai.store.ts'

/** The days of a type with a professional, and who chooses it. */
export type AskMulai = { profid: number; jenis_id: number; dari: Tanggal; sampai: Tanggal; pemilih: Pemilih }

/**
 * Why the start `s` in the session `j` on `d` is blocked, the first reason that a person would name; null where it can be
 * booked. Leave and what others have taken are not disclosed beyond the window.
 */
const reason = (now: Date): Sql => sql`case
    when s.mulai <= ${now}::timestamptz then 'lewat'
    when d.libur then 'libur'
    when d.luar then 'di luar jendela'
    when d.cuti then 'cuti'
    when d.tutup && s.waktu then 'libur'
    when b.closed && s.waktu then 'cuti'
    when b.penuh @> d.tanggal then 'penuh'
    when s.tempat && b.consultations then 'terisi'
    when s.tempat && b.held then 'ditahan'
    when s.mulai < a.paling_awal then 'terlalu dekat'
    when not a.mendesak and ${isKeptBack(sql`s.mulai`, now)} then 'cadangan'
  end`

/** The days from `dari` to `sampai`, with what closes them for the professional `a`: whole, and the clinic's hours in part. */
const days = ({ dari, sampai }: AskMulai, now: Date): Sql => sql`
  select d.tanggal, ${hariDari(sql`d.tanggal`)} as hari, ${isClosedAllDay(sql`d.tanggal`)} as libur,
    ${isAwayAllDay(sql`d.tanggal`, sql`a.profesional_id`)} as cuti, ${closedPart(sql`d.tanggal`, sql`a.zona`)} as tutup,
    extract(isodow from d.tanggal) > 5 or d.tanggal > ${windowEnd(now)} as luar
  from a cross join unnest(${Array.from({ length: daysBetween(dari, sampai) + 1 }, (_, n) => addDays(dari, n))}::date[]) as d (tanggal)`

/**
 * The holds that run at `now`: the times of the patient `a`, and the places of others with their ends. Read once: a look-up for
 * each start would make the planner expect a statement so expensive that compiling it takes longer than running it.
 */
const holdsBetween = ({ dari, sampai }: AskMulai, now: Date): Sql => sql`
  select coalesce(array_agg(tstzrange(p.mulai, p.selesai)) filter (where p.user_id = a.user_id), '{}') as mine,
    array_agg(tstzrange(p.dari, p.sampai)) filter (where p.user_id <> a.user_id) as others,
    array_agg(p.habis_pada) filter (where p.user_id <> a.user_id) as ends
  from tempat p
  where p.profesional_id = a.profesional_id and p.habis_pada > ${now}::timestamptz
    and p.dari > ${dari}::date - interval '28 hours' and p.dari < ${sampai}::date + interval '1 day'`

/**
 * Common table expressions that are read once a statement: `a`, the rules of the type with the professional, no row where they are
 * not active or do not offer it; `b`, what is taken; `d`, the days. The holds of `peminta`, the patient who asks, take nothing;
 * 0 is no patient.
 */
export const readOnce = (ask: AskMulai, now: Date, peminta: number): Sql => sql`a as materialized (
      select t.profesional_id, t.zona, ${peminta}::int as user_id, a.*
      from tenaga_profesional t ${activeProfessional}
      cross join lateral (${rulesOf(ask.jenis_id, sql`t.profesional_id`, now, ask.pemilih)}) a
      where t.profesional_id = ${ask.profid} and a.ditawarkan
    ), b as materialized (
      select booked.taken - booked.held as consultations, booked.held, booked.closed, booked.penuh, holds.*
      from a
      cross join lateral (${holdsBetween(ask, now)}) holds
      cross join ${bookedBetween(sql`a.profesional_id`, sql`${ask.dari}::date`, sql`${ask.sampai}::date`, now, peminta)}
    ), d as materialized (${days(ask, now)})`

/**
 * Every start `s` in the open sessions `j` on `d`, and `r.alasan`, why it is blocked. To be joined after `readOnce`; ends with
 * conditions, to which more can be added.
 */
export const startsOnDays = (now: Date): Sql => sql`jadwal_tenaga j
    cross join lateral (
      select s.*, tstzrange(s.mulai, s.selesai) as waktu, ${placeOf(sql`s`)} as tempat from ${startsOf(sql`d.tanggal`)} s
      offset 0
    ) s
    cross join lateral (select ${reason(now)} as alasan offset 0) r
    where j.profesional_id = a.profesional_id and ${takesPlaceOn(sql`d.tanggal`, sql`d.hari`)} and j.is_available`

/**
 * Every start of a type with an active professional who offers it, from `dari` to `sampai`, in their open sessions, earliest
 * first. Pauses count: a start is taken where its time with its pauses overlaps another with its own. No rows where the professional is
 * not active or does not offer the type.
 */
export const listSlotJenis = (db: Reader, ask: AskMulai, now: Date, peminta: number): Promise<SlotJenis[]> =>
  db.rows(sql`
    with ${readOnce(ask, now, peminta)}
    select d.tanggal, j.jadwal_tenaga_id, j.sesi, ${jamDi(sql`s.mulai`, sql`a.zona`)} as jam_mulai,
      ${jamDi(sql`s.selesai`, sql`a.zona`)} as jam_selesai, a.zona, r.alasan,
      case when r.alasan = 'ditahan' then (
        select max(h.habis_pada) from unnest(b.others, b.ends) as h (waktu, habis_pada) where h.waktu && s.tempat
      ) end as ditahan_sampai,
      case when r.alasan = 'cadangan' then ${keptBackUntil(sql`s.mulai`, now)} end as lepas_pada,
      s.waktu = any (b.mine) as milik_saya
    from a
    cross join b
    cross join d
    cross join ${startsOnDays(now)}
    order by s.mulai`)
