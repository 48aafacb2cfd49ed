import { hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import type { SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { clinicWindowEnd, windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { activeProfessional, isAwayAllDay, isClosedAllDay } from '../jadwal-tenaga/hari-layanan.store.ts'
import { daysFrom } from '../jadwal-tenaga/ketersediaan.store.ts'
import { asIntervals, ofType, slotStatus } from '../jadwal-tenaga/slot-status.store.ts'
import { type Pemilih, rulesOf } from './mulai.store.ts'

/**
 * The days of a type with a professional, and who chooses it; `lanjutan`: for a follow-up, beyond the window of patients, and for
 * a series so many weeks (`minggu`) ahead.
 */
export type AskMulai = {
  profid: number
  jenis_id: number
  dari: Tanggal
  sampai: Tanggal
  pemilih: Pemilih
  lanjutan?: boolean | undefined
  minggu?: number | undefined
}

/**
 * Common table expressions that are read once a statement: `a`, the rules of the type with the professional, no row where they are
 * not active or do not offer it; `d`, the days from `dari` to `sampai`, and which of them are closed as a whole or lie beyond the
 * window.
 */
export const readOnce = ({ profid, jenis_id, dari, sampai, pemilih, lanjutan, minggu }: AskMulai, now: Date): Sql => {
  const days = daysFrom(dari, sampai)
  const akhir = lanjutan ? clinicWindowEnd(now, minggu) : windowEnd(now)
  return sql`a as materialized (
      select t.profesional_id, t.zona, a.*, ${asIntervals}
      from tenaga_profesional t ${activeProfessional}
      cross join lateral (${rulesOf(jenis_id, sql`t.profesional_id`, now, pemilih)}) a
      where t.profesional_id = ${profid} and a.ditawarkan
    ), d as materialized (
      select d.tanggal, d.hari, ${isClosedAllDay(sql`d.tanggal`)} as libur,
        ${isAwayAllDay(sql`d.tanggal`, sql`a.profesional_id`)} as cuti,
        extract(isodow from d.tanggal) > 5 or d.tanggal > ${akhir} as luar
      from a cross join unnest(${days}::date[], ${days.map(hariOf)}::text[]) as d (tanggal, hari)
    )`
}

/**
 * Every start `s` in the open sessions on a day `d`, by the rules `a` and for the patient `peminta`; to be joined after `readOnce`.
 * `offset 0`: a reason is computed once, also where several columns read it.
 */
export const startsOnDay = (now: Date, peminta: number): Sql => sql`lateral (
    select s.jadwal_tenaga_id, s.sesi, s.jam_mulai, s.jam_selesai, s.mulai, s.selesai, s.sebab, s.lepas_pada
    from ${slotStatus(sql`a.profesional_id`, sql`d.tanggal`, now, { peminta, aturan: ofType })}
    where s.hari = d.hari and s.buka
    offset 0
  ) s`

/**
 * Every start of a type with an active professional who offers it, from `dari` to `sampai`, in their open sessions, earliest
 * first. Pauses count: a start is taken where its time with its pauses overlaps another with its own. Leave and what others have
 * taken are not disclosed beyond the window. No rows where the professional is not active or does not offer the type.
 */
export const listSlotJenis = (db: Reader, ask: AskMulai, now: Date, peminta: number): Promise<SlotJenis[]> =>
  db.rows(sql`
    with ${readOnce(ask, now)}, milik as materialized (
      select array_agg(tstzrange(p.mulai, p.selesai)) as waktu from tempat p
      where p.user_id = ${peminta} and p.habis_pada > ${now}::timestamptz and p.profesional_id = ${ask.profid}
    )
    select d.tanggal, s.jadwal_tenaga_id, s.sesi, s.jam_mulai, s.jam_selesai, a.zona, r.alasan,
      case when r.alasan = 'ditahan' then ditahan(a.profesional_id, tstzrange(s.mulai - a.sebelum, s.selesai + a.sesudah), ${now}::timestamptz, ${peminta}::int, false) end as ditahan_sampai,
      case when r.alasan = 'cadangan' then s.lepas_pada end as lepas_pada,
      coalesce(tstzrange(s.mulai, s.selesai) = any (milik.waktu), false) as milik_saya
    from a
    cross join d
    cross join milik
    cross join ${startsOnDay(now, peminta)}
    cross join lateral (
      select case when d.luar and not d.libur and s.sebab is distinct from 'lewat' then 'di luar jendela' else s.sebab end as alasan
    ) r
    order by s.mulai`)
