import type { AturanJendela } from '@sehati/contract/clinic/pengaturan.schema'
import type { HariFacts } from '@sehati/contract/schedule/ketersediaan.rules'
import sql from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { aturanColumns } from '../../clinic/pengaturan/jendela.store.ts'
import { factsOf, liburColumns } from '../jadwal-tenaga/ketersediaan.store.ts'
import { dayCounts } from '../jadwal-tenaga/slot-status.store.ts'
import { type AskMulai, readOnce, startsOnDay } from './slot-jenis.store.ts'

/**
 * The facts of every day of the period for a type: its starts are counted by the rules of their list, `listSlotJenis`. Days
 * that are closed as a whole or lie beyond the window have no start: their own facts say why. All days are counted in one
 * group: a count for each day would make the planner expect so many starts that it compiles the statement. No rows where the
 * professional is not active or does not offer the type.
 */
export const listHariJenis = async (
  db: Reader,
  ask: AskMulai,
  now: Date,
  peminta: number,
): Promise<(HariFacts & AturanJendela)[]> =>
  factsOf(
    await db.rows(sql`
      with ${readOnce(ask, now)}, s as (
        select d.tanggal, ${dayCounts}
        from a cross join d cross join ${startsOnDay(now, peminta)}
        where not (d.luar or d.libur or d.cuti)
        group by d.tanggal
      )
      select d.tanggal, ${liburColumns}, d.cuti, coalesce(s.sesi, 0) as sesi, coalesce(s.mendatang, 0) as mendatang,
        coalesce(s.ditutup, 0) as ditutup, coalesce(s.dekat, 0) as dekat, coalesce(s.sisa, 0) as sisa, ${aturanColumns}
      from d
      cross join pengaturan g
      left join hari_libur l on l.tanggal = d.tanggal
      left join s on s.tanggal = d.tanggal
      order by d.tanggal`),
  )
