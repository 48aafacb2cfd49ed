import type { PerkiraanTunggu } from '@sehati/contract/care/statistik.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/**
 * How many of the waits that ended with a call fell into what was told at the arrival, by week. Not those of people who did not come
 * when called, or came back to the end of the queue: they have waited for something else.
 */
export const listPerkiraanTunggu = (
  db: Db,
  { dari, sampai }: { dari: string; sampai: string },
): Promise<PerkiraanTunggu['per_minggu']> =>
  db.rows(sql`
    select date_trunc('week', tanggal)::date as minggu, count(*)::int as jumlah,
      (count(*) filter (where menit between perkiraan_dari and perkiraan_sampai))::int as tepat,
      (count(*) filter (where menit > perkiraan_sampai))::int as lebih_lama
    from antrean cross join lateral (select extract(epoch from dipanggil - datang) / 60 as menit) w
    where tanggal between ${dari}::date and ${sampai}::date and perkiraan_dari is not null
      and keadaan in ('dilayani', 'selesai') and giliran = datang
    group by 1
    order by 1 desc`)
