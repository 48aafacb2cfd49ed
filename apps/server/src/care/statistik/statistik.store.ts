import { namaHari } from '@sehati/contract/base/waktu'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import { SebabBatal, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

type Periode = { dari: string; sampai: string }

const within = ({ dari, sampai }: Periode): Sql => sql`tanggal between ${dari}::date and ${sampai}::date`

/**
 * Everything in one statement, from the kept count: it reads as many rows as the period has days, hours and professionals, and
 * of an index as many as were cancelled.
 */
export async function findStatistik(db: Db, periode: Periode): Promise<Omit<Statistik, 'dari' | 'sampai'>> {
  const row = await db.row<Omit<Statistik, 'dari' | 'sampai'>>(sql`
    with hitung as materialized (
      select tanggal, jam, status, jumlah from jumlah_konsultasi where profesional_id is null and ${within(periode)}
    ), hari as materialized (
      select tanggal, status, sum(jumlah)::int as jumlah from hitung group by tanggal, status
    )
    select
      (select jsonb_agg(m order by m.minggu) from (${perMinggu(periode)}) m) as per_minggu,
      (select jsonb_agg(jsonb_build_object('status', s.status, 'jumlah', s.jumlah) order by s.place)
        from (${perStatus}) s) as per_status,
      (select jsonb_agg(jsonb_build_object('sebab', b.sebab, 'jumlah', b.jumlah) order by b.place)
        from (${perSebab(periode)}) b) as per_sebab,
      (select coalesce(jsonb_agg(s order by s.jumlah desc, lower(s.nama_spesialisasi)), '[]')
        from (${perSpesialisasi(periode)}) s) as per_spesialisasi,
      (select coalesce(jsonb_agg(jsonb_build_object('hari', (${namaHari}::text[])[j.dow + 1], 'jam', j.jam, 'jumlah', j.jumlah)
          order by j.jumlah desc, j.dow, j.jam), '[]')
        from (${jamSibuk}) j) as jam_sibuk`)
  return row as Omit<Statistik, 'dari' | 'sampai'>
}

const perMinggu = ({ dari, sampai }: Periode): Sql => sql`
  select minggu::date as minggu, coalesce(sum(h.jumlah), 0)::int as jumlah,
    coalesce(sum(h.jumlah) filter (where h.status = 'dibatalkan'), 0)::int as dibatalkan
  from generate_series(date_trunc('week', ${dari}::date), ${sampai}::date, '7 days') minggu
  left join hari h on date_trunc('week', h.tanggal) = minggu
  group by minggu`

const perStatus = sql`
  select known.status, known.place, coalesce(sum(h.jumlah), 0)::int as jumlah
  from unnest(${StatusKonsultasi.options}::text[]) with ordinality known (status, place)
  left join hari h on h.status = known.status
  group by known.status, known.place`

const perSebab = ({ dari, sampai }: Periode): Sql => sql`
  select known.sebab, known.place, count(k.mulai)::int as jumlah
  from unnest(${SebabBatal.options}::text[]) with ordinality known (sebab, place)
  left join konsultasi k on k.status = 'dibatalkan' and k.sebab_batal = known.sebab
    and k.mulai >= ${dari}::date and k.mulai < ${sampai}::date + 1
  group by known.sebab, known.place`

/** Of the specialities that professionals have now. */
const perSpesialisasi = (periode: Periode): Sql => sql`
  select s.spesialisasi_id, s.nama_spesialisasi, sum(j.jumlah)::int as jumlah
  from (
    select profesional_id, sum(jumlah) as jumlah from jumlah_konsultasi
    where profesional_id is not null and ${within(periode)} group by profesional_id
  ) j
  join tenaga_profesional t on t.profesional_id = j.profesional_id
  join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
  group by s.spesialisasi_id having sum(j.jumlah) > 0
  order by jumlah desc, lower(s.nama_spesialisasi) limit 15`

const jamSibuk = sql`
  select extract(dow from tanggal)::int as dow, jam, sum(jumlah)::int as jumlah
  from hitung where status <> 'dibatalkan'
  group by extract(dow from tanggal), jam having sum(jumlah) > 0`
