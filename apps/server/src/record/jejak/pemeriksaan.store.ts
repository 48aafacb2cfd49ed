import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import type { TemuanJejak } from '@sehati/contract/record/jejak.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

type HasilPemeriksaan = {
  mulai: Date
  selesai: Date
  baris: number
  nomor: number
  rusak: number
  temuan: readonly TemuanJejak[]
}

const hariOf = ({ mulai }: HasilPemeriksaan): Tanggal => tanggalWib(mulai)

/** Keeps the result of a check as that of the day in Jakarta on which it began; a second one of the day replaces the first. */
export async function putPemeriksaan(db: Db, hasil: HasilPemeriksaan): Promise<void> {
  const { mulai, selesai, baris, nomor, rusak, temuan } = hasil
  await db.rows(sql`
    insert into pemeriksaan_jejak (hari, mulai, selesai, baris, nomor, rusak, temuan)
    values (${hariOf(hasil)}::date, ${mulai}, ${selesai}, ${baris}, ${nomor}, ${rusak}, ${JSON.stringify(temuan)}::jsonb)
    on conflict (hari) do update set mulai = excluded.mulai, selesai = excluded.selesai, baris = excluded.baris,
      nomor = excluded.nomor, rusak = excluded.rusak, temuan = excluded.temuan`)
}
