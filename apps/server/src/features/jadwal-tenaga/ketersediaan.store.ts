import { bookableDates, lastBookableDate } from '@sehati/contract/booking.rules'
import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/constants'
import type { HariFacts } from '@sehati/contract/ketersediaan.rules'
import type { SlotTerdekat } from '@sehati/contract/ketersediaan.schema'
import { addDays, daysBetween, hariOf, type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import {
  activeProfessional,
  bookedBetween,
  hariDari,
  isAway,
  isBooked,
  isClosed,
  isTaken,
} from './hari-layanan.store.ts'

type FactRow = Omit<HariFacts, 'libur'> & { nama: string | null; buka: boolean | null; minggu_ke_depan: number }
type Span = { profid: number; dari: Tanggal; sampai: Tanggal }

const tanggal = sql`d.tanggal`

/** As a list, for which the database expects few: of a series it expects a thousand, and plans anew for every request. */
const daysFrom = (dari: Tanggal, sampai: Tanggal): Tanggal[] =>
  Array.from({ length: daysBetween(dari, sampai) + 1 }, (_, n) => addDays(dari, n))

/** What is known of every day of the span, and of the window; no rows where there is no such active professional. */
export async function listHariFacts(
  db: Db,
  { profid, dari, sampai }: Span,
  now: Date,
): Promise<(HariFacts & { minggu_ke_depan: number })[]> {
  const rows = await db.rows<FactRow>(sql`
    select d.tanggal, l.nama, l.buka, ${isAway(tanggal, sql`t.profesional_id`)} as cuti, s.*, g.minggu_ke_depan
    from tenaga_profesional t ${activeProfessional}
    cross join pengaturan g
    cross join unnest(${daysFrom(dari, sampai)}::date[]) as d (tanggal)
    left join hari_libur l on l.tanggal = d.tanggal
    cross join ${bookedBetween(sql`t.profesional_id`, sql`${dari}::date`, sql`${sampai}::date`)}
    cross join lateral (
      select count(*)::int as sesi, count(*) filter (where ahead)::int as mendatang,
        count(*) filter (where ahead and not taken)::int as sisa
      from (
        select d.tanggal + j.jam_mulai > ${now}::timestamptz as ahead, ${isBooked(tanggal)} as taken
        from jadwal_tenaga j
        where j.profesional_id = t.profesional_id and j.hari = ${hariDari(tanggal)} and j.is_available
      ) of_day
    ) s
    where t.profesional_id = ${profid}
    order by d.tanggal`)
  return rows.map(({ nama, buka, ...day }) => ({ ...day, libur: nama === null ? null : { nama, buka: buka === true } }))
}

/** The days of the window on which the clinic opens, in order: `d.tanggal` with its weekday's name `d.hari`. */
function openDays(now: Date): Sql {
  const today = tanggalWib(now)
  const days = bookableDates(today, { mingguKeDepan: MAX_MINGGU_KE_DEPAN })
  return sql`
    select d.tanggal, d.hari from unnest(${days}::date[], ${days.map(hariOf)}::text[]) as d (tanggal, hari)
    where d.tanggal <= ${lastBookableDate(today)}::date + 7 * (select minggu_ke_depan from pengaturan)
      and not ${isClosed(tanggal)}
    order by d.tanggal`
}

/**
 * The next free slots of everybody. Day by day and hour by hour along the index of open sessions: what comes after the
 * slot that fills the list is not looked at. `is false` and `is true` keep every other look one for each slot.
 */
export function listSlotTerdekat(db: Db, now: Date, limit: number): Promise<SlotTerdekat[]> {
  return db.rows(sql`
    select slot.*, d.tanggal, d.hari, u.name, s.nama_spesialisasi
    from (${openDays(now)}) d
    cross join lateral (
      select j.jadwal_tenaga_id, j.profesional_id, j.jam_mulai, j.jam_selesai
      from jadwal_tenaga j
      where j.hari = d.hari and j.is_available and d.tanggal + j.jam_mulai > ${now}::timestamptz
        and exists (
          select from tenaga_profesional t ${activeProfessional} where t.profesional_id = j.profesional_id
        ) is true
        and ${isAway(tanggal, sql`j.profesional_id`)} is false and ${isTaken(tanggal)} is false
      order by j.jam_mulai, j.jadwal_tenaga_id
      limit ${limit}
    ) slot
    join tenaga_profesional t on t.profesional_id = slot.profesional_id
    join users u on u.user_id = t.user_id
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    order by d.tanggal, slot.jam_mulai, slot.jadwal_tenaga_id
    limit ${limit}`)
}

/**
 * The next free slot of each active professional. For each the days are walked in order, and nothing is looked at
 * beyond the first that has one. What is taken is gathered once for each.
 */
export const listSlotTerdekatTenaga = (db: Db, now: Date): Promise<SlotTerdekat[]> =>
  db.rows(sql`
    with days as materialized (${openDays(now)})
    select slot.*, t.profesional_id, u.name, s.nama_spesialisasi
    from tenaga_profesional t ${activeProfessional}
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    cross join ${bookedBetween(sql`t.profesional_id`, sql`${now}::timestamptz`, sql`(select max(days.tanggal) from days)`)}
    cross join lateral (
      select d.tanggal, d.hari, of_day.*
      from (select * from days where ${isAway(sql`days.tanggal`, sql`t.profesional_id`)} is false order by days.tanggal) d
      cross join lateral (
        select j.jadwal_tenaga_id, j.jam_mulai, j.jam_selesai
        from jadwal_tenaga j
        where j.profesional_id = t.profesional_id and j.hari = d.hari and j.is_available
          and d.tanggal + j.jam_mulai > ${now}::timestamptz
          and not ${isBooked(tanggal)}
        order by j.jam_mulai limit 1
      ) of_day
      limit 1
    ) slot
    order by slot.tanggal, slot.jam_mulai, slot.jadwal_tenaga_id`)
