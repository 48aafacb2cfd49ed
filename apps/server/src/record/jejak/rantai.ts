import { createHash } from 'node:crypto'

/** What the hash of a row is made of. Instants are whole microseconds since 1970, as the database gives them. */
export type IsiJejak = {
  nomor: number
  dicatat_us: number
  waktu_us: number
  tindakan: string
  objek: string
  objek_id: number | null
  subjek_id: number | null
  pelaku_id: number | null
  pelaku_level: number | null
  dasar: string
  buka_id: number | null
  sesi_id: number | null
  request_id: string | null
  jumlah: number
  sidik: Buffer | null
}

/** Changes with the list of fields: rows of another version would be hashed in their own way. */
const VERSION = 'sehati.jejak.1\0'

/** The hash before the first row. */
export const AWAL_RANTAI: Buffer = Buffer.alloc(32)

/**
 * The hash of a row, which is chained to the one before it. The fields are an array of JSON in a fixed order, of whole numbers,
 * text of ASCII and null only: it has one form. Fold and verifier share this function.
 */
export function rantaiOf(before: Buffer, row: IsiJejak): Buffer {
  const fields = JSON.stringify([
    row.nomor,
    row.dicatat_us,
    row.waktu_us,
    row.tindakan,
    row.objek,
    row.objek_id,
    row.subjek_id,
    row.pelaku_id,
    row.pelaku_level,
    row.dasar,
    row.buka_id,
    row.sesi_id,
    row.request_id,
    row.jumlah,
    row.sidik?.toString('hex') ?? null,
  ])
  return createHash('sha256').update(VERSION).update(before).update(fields).digest()
}
