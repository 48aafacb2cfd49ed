import { KELOMPOK_TERKECIL } from '@sehati/contract/base/constants'
import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { mondayOf } from '@sehati/contract/care/statistik.rules'
import type { HitunganAlasan } from '@sehati/contract/care/statistik.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** The weeks within the period that are over at `now`, newest first, each with the numbers that are large enough to be shown. */
export const listHitunganAlasan = (
  db: Db,
  { dari, sampai }: { dari: Tanggal; sampai: Tanggal },
  now: Date,
): Promise<HitunganAlasan['per_minggu']> =>
  db.rows(sql`
    select h.minggu, jsonb_agg(jsonb_build_object('alasan_id', a.alasan_id, 'kata', a.kata, 'kata_en', a.kata_en, 'jumlah', h.jumlah)
      order by h.jumlah desc, a.urutan, a.alasan_id) as alasan
    from hitungan_alasan h join alasan a on a.alasan_id = h.alasan_id
    where h.jumlah >= ${KELOMPOK_TERKECIL} and h.minggu between ${dari}::date and ${sampai}::date
      and h.minggu < ${mondayOf(tanggalWib(now))}::date
    group by h.minggu order by h.minggu desc`)
