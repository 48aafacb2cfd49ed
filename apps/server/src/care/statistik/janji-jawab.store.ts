import type { JanjiJawab } from '@sehati/contract/care/statistik.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/**
 * How requests of the period were answered, by week and profession: one statement. A request starts after it is made, so that
 * the index by start finds all of the period. One that was handed over after its deadline counts as not answered. Requests of before the times were recorded are not counted.
 */
export const listJanjiJawab = (
  db: Db,
  { dari, sampai }: { dari: string; sampai: string },
  now: Date,
): Promise<JanjiJawab['per_minggu']> =>
  db.rows(sql`
    select date_trunc('week', k.diminta_pada)::date as minggu, t.kelas, count(*)::int as jumlah,
      count(k.dijawab_pada)::int as dijawab,
      (count(*) filter (where k.dijawab_pada <= k.jawab_sebelum))::int as tepat,
      round(percentile_cont(0.5) within group (order by extract(epoch from k.dijawab_pada - k.diminta_pada) / 60))::int as median_menit,
      round(percentile_cont(0.9) within group (order by extract(epoch from k.dijawab_pada - k.diminta_pada) / 60))::int as p90_menit
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    where k.mulai >= ${dari}::date and k.diminta_pada >= ${dari}::date and k.diminta_pada < ${sampai}::date + 1
      and (k.dijawab_pada is not null
        or (k.jawab_sebelum <= ${now}::timestamptz and (k.status = 'diajukan' or k.sebab_batal = 'tidak_dijawab'
          or exists (select from alihan a where a.jadwal_id = k.jadwal_id and a.hasil = 'diterima' and a.berakhir_pada > k.jawab_sebelum))))
    group by 1, 2
    order by 1 desc, 2`)
