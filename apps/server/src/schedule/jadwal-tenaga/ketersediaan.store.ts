import { addDays, daysBetween, type Hari, hariOf, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import type { AturanJendela } from '@sehati/contract/clinic/pengaturan.schema'
import { farthestDate, workdays } from '@sehati/contract/schedule/jendela.rules'
import type { HariFacts } from '@sehati/contract/schedule/ketersediaan.rules'
import type { SlotTerdekat } from '@sehati/contract/schedule/ketersediaan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { aturanColumns, windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { activeProfessional, isAwayAllDay, isClosedAllDay, takesPlaceOn } from './hari-layanan.store.ts'
import { dayCounts, slotStatus } from './slot-status.store.ts'

/** The facts of a day with the columns of `liburColumns`, and the settings of the window. */
type FactRow = Omit<HariFacts, 'libur'> &
  AturanJendela & { nama: string | null; buka: boolean | null; jam_dari: string | null; jam_sampai: string | null }
type Span = { profid: number; dari: Tanggal; sampai: Tanggal }

const tanggal = sql`d.tanggal`

/** The holiday of a day, the row `l` of `hari_libur`; null where there is none. */
export const liburColumns = sql`l.nama, l.buka, l.jam_dari, l.jam_sampai`

/** Rows with `liburColumns` as the facts of days. */
export const factsOf = (rows: FactRow[]): (HariFacts & AturanJendela)[] =>
  rows.map(({ nama, buka, jam_dari, jam_sampai, ...day }) => ({
    ...day,
    libur: nama === null ? null : { nama, buka: buka === true, jam_dari, jam_sampai },
  }))

/** An array, for which the planner expects few rows: for a series it expects a thousand, and plans again at every request. */
export const daysFrom = (dari: Tanggal, sampai: Tanggal): Tanggal[] =>
  Array.from({ length: daysBetween(dari, sampai) + 1 }, (_, n) => addDays(dari, n))

/**
 * The facts of every day of the period, and the settings of the window; no rows where there is no such active
 * professional. The holds of `peminta`, the patient who asks, count as free.
 */
export async function listHariFacts(
  db: Db,
  { profid, dari, sampai }: Span,
  now: Date,
  peminta = 0,
): Promise<(HariFacts & AturanJendela)[]> {
  const days = daysFrom(dari, sampai)
  const rows = await db.rows<FactRow>(sql`
    select d.tanggal, ${liburColumns}, ${isAwayAllDay(tanggal, sql`t.profesional_id`)} as cuti,
      c.*, ${aturanColumns}
    from tenaga_profesional t ${activeProfessional}
    cross join pengaturan g
    cross join unnest(${days}::date[], ${days.map(hariOf)}::text[]) as d (tanggal, hari)
    left join hari_libur l on l.tanggal = d.tanggal
    cross join lateral (
      select ${dayCounts} from (
        select s.sebab from ${slotStatus(sql`t.profesional_id`, tanggal, now, { peminta })} where s.hari = d.hari and s.buka
        offset 0
      ) s
    ) c
    where t.profesional_id = ${profid}
    order by d.tanggal`)
  return factsOf(rows)
}

/** The days of the window on which the clinic is not closed all day, in order: `d.tanggal` with its weekday's name `d.hari`. */
function openDays(now: Date): Sql {
  const today = tanggalWib(now)
  const days = workdays(today, farthestDate(today))
  return sql`
    select d.tanggal, d.hari from unnest(${days}::date[], ${days.map(hariOf)}::text[]) as d (tanggal, hari)
    where d.tanggal <= ${windowEnd(now)}
      and not ${isClosedAllDay(tanggal)}
    order by d.tanggal`
}

/**
 * The next free slots of all professionals, in steps. A step takes the sessions at the next day and hour, and those of
 * them that are free, until the list is full. Most taken slots are taken by a consultation with the same start:
 * these are read once for each step, from an index of future consultations (the statuses must be those of the index).
 * The remaining slots are checked one by one, as far as needed; `is not true` keeps this order of evaluation.
 */
export function listSlotTerdekat(db: Db, now: Date, limit: number): Promise<SlotTerdekat[]> {
  const at = sql`at.tanggal`
  return db.rows(sql`
    with recursive days as materialized (${openDays(now)}),
    walk (tanggal, hari, jam, slots, missing) as (
      select ${now}::timestamptz::date, '', ${now}::timestamptz::time, '{}'::int[], ${limit}::int
      union all
      select at.*, free.slots, walk.missing - cardinality(free.slots)
      from walk
      cross join lateral (${nextHour}) at (tanggal, hari, jam)
      cross join lateral (
        select coalesce(array_agg(f.id order by f.id), '{}') as slots
        from (
          select own.id
          from (
            select j.jadwal_tenaga_id as id from jadwal_tenaga j
            where ${takesPlaceOn(sql`at.tanggal`, sql`at.hari`)} and ${jamWib} = at.jam and j.is_available
              and j.jadwal_tenaga_id in (
                select k.jadwal_tenaga_id from konsultasi k
                where k.mulai = (at.tanggal + at.jam)::timestamptz and k.status in ('diajukan', 'menunggu', 'disetujui')
              ) is not true
            order by j.jadwal_tenaga_id
            offset 0
          ) own
          cross join lateral (select * from jadwal_tenaga where jadwal_tenaga_id = own.id offset 0) j
          where (select true from tenaga_profesional t ${activeProfessional} where t.profesional_id = j.profesional_id)
            and exists (
              select from ${slotStatus(sql`j.profesional_id`, at, now)}
              where s.hari = j.hari and s.jadwal_tenaga_id = j.jadwal_tenaga_id and s.sebab is null)
          order by own.id
          limit walk.missing
        ) f
      ) free
      where walk.missing > 0
    )
    select slot.id as jadwal_tenaga_id, shown.*, walk.tanggal, walk.hari
    from walk cross join unnest(walk.slots) as slot (id)
    cross join lateral (
      select j.profesional_id, j.jam_mulai, j.jam_selesai, j.zona, u.name, s.nama_spesialisasi
      from jadwal_tenaga j
      join tenaga_profesional t on t.profesional_id = j.profesional_id
      join users u on u.user_id = t.user_id
      join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
      where j.jadwal_tenaga_id = slot.id
      offset 0
    ) shown
    order by walk.tanggal, walk.jam, slot.id`)
}

/** When the session `j` begins by the clock in Jakarta; the expression is that of an index. */
const jamWib = sql`(j.jam_mulai - make_interval(hours => j.zona - 7))`

/**
 * After `walk`: the next hour in Jakarta of an open session on the same day, or on the next day with one. Hour and
 * id are compared together, so that one index look-up finds it: the greatest id comes last.
 */
const nextHour = sql`
  select d.tanggal, d.hari, j.jam
  from (
    select days.*, days.tanggal = walk.tanggal as is_same from days where days.tanggal >= walk.tanggal
    order by days.tanggal
  ) d
  cross join lateral (
    select ${jamWib} as jam from jadwal_tenaga j
    where ${takesPlaceOn(tanggal, sql`d.hari`)} and j.is_available
      and (${jamWib}, j.jadwal_tenaga_id)
        > (case when d.is_same then walk.jam else '00:00' end, case when d.is_same then 2147483647 else 0 end)
    order by ${jamWib}, j.jadwal_tenaga_id limit 1
  ) j
  order by d.tanggal
  limit 1`

/** `days`, for `freeSlots`: the days of the window on which the clinic is open, or those of one weekday. */
export const daysOfWindow = (now: Date, hari: Hari | null = null): Sql => sql`days as materialized (
  select * from (${openDays(now)}) open_days where ${hari}::text is null or open_days.hari = ${hari}::text)`

/**
 * The next free slots of the professional `t` on `days`, soonest first. The days are read in order, and no further than
 * the last slot that is needed.
 */
export const freeSlots = (now: Date, limit: number): Sql => sql`lateral (
  select d.tanggal, d.hari, of_day.*
  from (select * from days order by days.tanggal) d
  cross join lateral (
    select s.jadwal_tenaga_id, s.jam_mulai, s.jam_selesai, s.zona
    from ${slotStatus(sql`t.profesional_id`, tanggal, now)}
    where s.hari = d.hari and s.sebab is null
    order by s.jam_mulai limit ${limit}
  ) of_day
  limit ${limit})`

/** When a row `slot` of `freeSlots` begins: an instant. */
export const startOfSlot = sql`saat(slot.tanggal, slot.jam_mulai, slot.zona)`

/** The next free slot of each active professional. */
export const listSlotTerdekatTenaga = (db: Db, now: Date): Promise<SlotTerdekat[]> =>
  db.rows(sql`
    with ${daysOfWindow(now)}
    select slot.*, t.profesional_id, u.name, s.nama_spesialisasi
    from tenaga_profesional t ${activeProfessional}
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    cross join ${freeSlots(now, 1)} slot
    order by ${startOfSlot}, slot.jadwal_tenaga_id`)
