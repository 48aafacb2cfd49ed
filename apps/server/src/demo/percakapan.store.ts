import sql from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'

export type PesanRow = {
  jadwal_id: number
  pengirim_id: number
  pesan: Buffer | null
  client_id: string
  balas_id: number | null
  ada_lampiran: boolean
  waktu_kirim: Date
  dihapus_pada: Date | null
}

/** Returns the message's id. */
export async function insertPesan(db: Db, row: PesanRow): Promise<number> {
  const made = await db.row<{ id: number }>(sql`
    insert into percakapan (jadwal_id, pengirim_id, pesan, client_id, balas_id, ada_lampiran, waktu_kirim, dihapus_pada)
    values (${row.jadwal_id}, ${row.pengirim_id}, ${row.pesan}, ${row.client_id}, ${row.balas_id}, ${row.ada_lampiran},
      ${row.waktu_kirim}, ${row.dihapus_pada})
    returning id`)
  return (made as { id: number }).id
}

export type LampiranRow = {
  pesan_id: number
  nama: Buffer
  jenis: string
  ukuran: number
  lebar: number | null
  tinggi: number | null
  penuh: Buffer
  kecil: Buffer | null
}

export const insertLampiran = (db: Db, row: LampiranRow) =>
  db.rows(sql`
    insert into lampiran (pesan_id, nama, jenis, ukuran, lebar, tinggi, penuh, kecil)
    values (${row.pesan_id}, ${row.nama}, ${row.jenis}, ${row.ukuran}, ${row.lebar}, ${row.tinggi}, ${row.penuh}, ${row.kecil})`)

export type PesertaRow = {
  jadwal_id: number
  user_id: number
  terkirim_id: number
  dibaca_id: number
  terakhir_id: number
  masuk_id: number
}

export const insertPeserta = (db: Db, rows: PesertaRow[]) =>
  db.rows(sql`
    insert into percakapan_peserta (jadwal_id, user_id, terkirim_id, dibaca_id, terakhir_id, masuk_id)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as p (jadwal_id int, user_id int, terkirim_id int,
      dibaca_id int, terakhir_id int, masuk_id int)`)
