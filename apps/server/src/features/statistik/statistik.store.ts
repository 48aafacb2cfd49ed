import { StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import type { Statistik } from '@sehati/contract/statistik.schema'
import { namaHari } from '@sehati/contract/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

type Periode = { dari: string; sampai: string }

/** Of `konsultasi k`; the index on `mulai` answers it. Dates are Jakarta's, as every connection lives there. */
const within = ({ dari, sampai }: Periode): Sql => sql`k.mulai >= ${dari}::date and k.mulai < ${sampai}::date + 1`

export const countPerMinggu = (db: Db, periode: Periode): Promise<Statistik['per_minggu']> =>
  db.rows(sql`
    select minggu::date, coalesce(jumlah, 0)::int as jumlah, coalesce(dibatalkan, 0)::int as dibatalkan
    from generate_series(date_trunc('week', ${periode.dari}::date), ${periode.sampai}::date, '7 days') minggu
    left join (
      select date_trunc('week', k.mulai) as minggu, count(*) as jumlah,
        count(*) filter (where k.status = 'dibatalkan') as dibatalkan
      from konsultasi k where ${within(periode)} group by 1
    ) counted using (minggu)
    order by minggu`)

export const countPerStatus = (db: Db, periode: Periode): Promise<Statistik['per_status']> =>
  db.rows(sql`
    select status, coalesce(jumlah, 0)::int as jumlah
    from unnest(${StatusKonsultasi.options}::text[]) with ordinality known (status, place)
    left join (
      select k.status, count(*) as jumlah from konsultasi k where ${within(periode)} group by k.status
    ) counted using (status)
    order by place`)

export const countPerSpesialisasi = (db: Db, periode: Periode): Promise<Statistik['per_spesialisasi']> =>
  db.rows(sql`
    select s.spesialisasi_id, s.nama_spesialisasi, count(*)::int as jumlah
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    where ${within(periode)}
    group by s.spesialisasi_id
    order by jumlah desc, lower(s.nama_spesialisasi) limit 15`)

export const listJamSibuk = (db: Db, periode: Periode): Promise<Statistik['jam_sibuk']> =>
  db.rows(sql`
    select (${namaHari}::text[])[extract(dow from k.mulai) + 1] as hari, extract(hour from k.mulai)::int as jam,
      count(*)::int as jumlah
    from konsultasi k where ${within(periode)} and k.status <> 'dibatalkan'
    group by extract(dow from k.mulai), extract(hour from k.mulai)
    order by jumlah desc, extract(dow from k.mulai), jam`)
