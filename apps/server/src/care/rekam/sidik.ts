import { hash, randomBytes } from 'node:crypto'
import type { JenisRekam } from '@sehati/contract/care/rekam.schema'

/** What a signature stands for. `alasan` is null for the first version. */
export type IsiRekam = {
  jadwal_id: number
  jenis: JenisRekam
  versi: number
  penulis_id: number
  ditandatangani_pada: Date
  alasan: string | null
  teks: string
}

/** The text of a note as it is encrypted: with a salt, so that no digest can be compared with that of a guessed text. */
export type Kemasan = { garam: string; teks: string }
export const kemas = (teks: string): Kemasan => ({ garam: randomBytes(16).toString('base64url'), teks })

/** The SHA-256 of everything that is signed, 32 bytes. The trail records the same. */
export const sidikOf = (garam: string, of: IsiRekam): Buffer =>
  hash(
    'sha256',
    JSON.stringify([
      garam,
      of.jadwal_id,
      of.jenis,
      of.versi,
      of.penulis_id,
      of.ditandatangani_pada.toISOString(),
      of.alasan,
      of.teks,
    ]),
    'buffer',
  )
