import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Suggests the next visit in so many days, or none any more where null. Another number is a new suggestion, of which the patient is reminded again. */
export const putTindakLanjut = (
  tx: Db,
  { jadwal_id, dalam_hari }: { jadwal_id: number; dalam_hari: number | null },
  now: Date,
): Promise<unknown> =>
  dalam_hari === null
    ? tx.rows(sql`delete from tindak_lanjut where jadwal_id = ${jadwal_id}`)
    : tx.rows(sql`
        insert into tindak_lanjut as t (jadwal_id, dalam_hari, disarankan_pada) values (${jadwal_id}, ${dalam_hari}, ${now})
        on conflict (jadwal_id) do update
        set dalam_hari = excluded.dalam_hari, disarankan_pada = excluded.disarankan_pada, diingatkan_pada = null
        where t.dalam_hari <> excluded.dalam_hari`)
