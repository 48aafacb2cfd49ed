import type { SlotJenis } from '@sehati/contract/jenis/schema'
import { addDays, daysBetween, type Tanggal } from '@sehati/contract/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../db/db.ts'
import {
  activeProfessional,
  bookedBetween,
  isAwayAllDay,
  isClosed,
  isClosedAllDay,
  takesPlaceOn,
} from '../jadwal-tenaga/hari-layanan.store.ts'
import { heldByOther, placeOf } from '../jadwal-tenaga/tempat.store.ts'
import { windowEnd } from '../pengaturan/jendela.store.ts'
import { rulesOf, startsOf } from './mulai.store.ts'

/** The hours of the start `s`. */
const itsHours = { mulai: sql`s.mulai::time`, selesai: sql`s.selesai::time` }

type Ask = { profid: number; jenis_id: number; dari: Tanggal; sampai: Tanggal }

/**
 * Why the start `s` in the session `j` on `d` is blocked, the first reason that a person would name; null where it can be
 * booked. Leave and what others have taken are not disclosed beyond the window.
 */
const reason = (now: Date): Sql => sql`case
    when s.mulai <= ${now}::timestamptz then 'lewat'
    when d.libur then 'libur'
    when d.luar then 'di luar jendela'
    when d.cuti then 'cuti'
    when b.closed && tstzrange(s.mulai, s.selesai)
      then case when ${isClosed(sql`d.tanggal`, itsHours)} then 'libur' else 'cuti' end
    when s.tempat && b.consultations then 'terisi'
    when s.tempat && b.held then 'ditahan'
    when s.mulai < a.paling_awal then 'terlalu dekat'
  end`

/** The days from `dari` to `sampai`, with what closes them whole for the professional `a`; read once for each. */
const days = ({ dari, sampai }: Ask, now: Date): Sql => sql`lateral (
  select d.tanggal, ${isClosedAllDay(sql`d.tanggal`)} as libur, ${isAwayAllDay(sql`d.tanggal`, sql`a.profesional_id`)} as cuti,
    extract(isodow from d.tanggal) > 5 or d.tanggal > ${windowEnd(now)} as luar
  from unnest(${Array.from({ length: daysBetween(dari, sampai) + 1 }, (_, n) => addDays(dari, n))}::date[]) as d (tanggal)
  offset 0)`

/**
 * Every start of a type with an active professional who offers it, from `dari` to `sampai`, in their open sessions, earliest
 * first. Pauses count: a start is taken where its time with its pauses overlaps another with its own. The holds of `peminta`,
 * the patient who asks, take nothing. No rows where the professional is not active or does not offer the type.
 */
export const listSlotJenis = (db: Reader, ask: Ask, now: Date, peminta: number): Promise<SlotJenis[]> =>
  db.rows(sql`
    with a as materialized (
      select t.profesional_id, ${peminta}::int as user_id, a.*
      from tenaga_profesional t ${activeProfessional}
      cross join lateral (${rulesOf(ask.jenis_id, sql`t.profesional_id`, now)}) a
      where t.profesional_id = ${ask.profid} and a.ditawarkan
    )
    select d.tanggal, j.jadwal_tenaga_id, j.sesi, s.mulai::time as jam_mulai, s.selesai::time as jam_selesai, r.alasan,
      case when r.alasan = 'ditahan' then (${heldByOther(sql`s`, now)}) end as ditahan_sampai,
      not isempty(b.own) and exists (
        select from tempat p where p.user_id = a.user_id and p.jenis = 'tahan' and p.habis_pada > ${now}::timestamptz
          and (p.profesional_id, p.mulai, p.selesai) = (a.profesional_id, s.mulai, s.selesai)
      ) as milik_saya
    from a
    cross join ${bookedBetween(sql`a.profesional_id`, sql`${ask.dari}::date`, sql`${ask.sampai}::date`, now, peminta)}
    cross join lateral (select booked.taken - booked.held as consultations, booked.held, booked.own, booked.closed offset 0) b
    cross join ${days(ask, now)} d
    join jadwal_tenaga j on j.profesional_id = a.profesional_id and ${takesPlaceOn(sql`d.tanggal`)} and j.is_available
    cross join lateral (
      select s.*, a.profesional_id, a.user_id, ${placeOf(sql`s`)} as tempat from ${startsOf(sql`d.tanggal`)} s
      offset 0
    ) s
    cross join lateral (select ${reason(now)} as alasan offset 0) r
    order by s.mulai`)
