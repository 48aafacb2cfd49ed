import type { SlotBebas } from '@sehati/contract/absence/usulan.rules'
import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/base/constants'
import { hariOf, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { farthestDate, lastBookableDate, workdays } from '@sehati/contract/schedule/jendela.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { activeProfessional, isClosedAllDay } from './hari-layanan.store.ts'
import { freeSlots, startOfSlot } from './ketersediaan.store.ts'

type Wanted = { profesional_ids: number[]; tanggal: Tanggal; limit: number }

/**
 * The next free slots after a date of each of these active professionals, at most `limit` each, soonest first: as far as the
 * clinic may move a stranded consultation, which is beyond the window of patients (decision 21).
 */
export function listSlotSetelah(db: Db, { profesional_ids, tanggal, limit }: Wanted, now: Date): Promise<SlotBebas[]> {
  const today = tanggalWib(now)
  const dates = workdays(today, farthestDate(today)).filter((day) => day > tanggal)
  return db.rows(sql`
    with days as materialized (
      select d.tanggal, d.hari from unnest(${dates}::date[], ${dates.map(hariOf)}::text[]) as d (tanggal, hari)
      where d.tanggal <= greatest(${lastBookableDate(today, MAX_MINGGU_KE_DEPAN)}::date, ${windowEnd(now)})
        and not ${isClosedAllDay(sql`d.tanggal`)}
    )
    select t.profesional_id, slot.jadwal_tenaga_id, slot.tanggal, slot.jam_mulai, slot.jam_selesai, slot.zona
    from tenaga_profesional t ${activeProfessional}
    cross join ${freeSlots(now, limit)} slot
    where t.profesional_id = any(${profesional_ids}::int[])
    order by ${startOfSlot}, slot.jadwal_tenaga_id`)
}
