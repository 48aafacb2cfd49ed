import type { DasarJejak, Objek, Tindakan } from '@sehati/contract/record/jejak.rules'
import type { Db } from '../../base/db/db.ts'
import type { Asal } from '../../base/http/authentication.ts'
import { insertJejak, type JejakBaru } from './jejak.store.ts'

/** Who acts, and in which request. `actor` is null where no account is signed in. */
export type Oleh = { actor: { user_id: number } | null; asal: Asal }

/** What is recorded of one act. */
export type Catatan = {
  tindakan: Tindakan
  objek: Objek
  objek_id?: number | null
  /** Whose data; null: of many people, or of no person. */
  subjek_id: number | null
  dasar: DasarJejak
  /** The emergency access through which it is done. */
  buka_id?: number | null
  jumlah?: number
  /** A digest of what was signed or written, 32 bytes. */
  sidik?: Buffer
}

export const barisJejak = (
  { actor, asal }: Oleh,
  { objek_id = null, buka_id = null, jumlah = 1, ...of }: Catatan,
  now: Date,
): JejakBaru => ({
  ...of,
  waktu: now,
  objek_id,
  buka_id,
  jumlah,
  pelaku_id: actor?.user_id ?? null,
  sesi_id: asal.sesi_id,
  request_id: asal.request_id,
})

/** Records an act in its own transaction: the act fails where this fails. */
export const catatTindakan = (tx: Db, oleh: Oleh, catatan: Catatan, now: Date): Promise<void> =>
  insertJejak(tx, [barisJejak(oleh, catatan, now)])

/** An admin reads a list without clinical text. */
export const lihatDaftar = (objek: Extract<Objek, `daftar_${string}`>): Catatan => ({
  tindakan: 'lihat',
  objek,
  subjek_id: null,
  dasar: 'administrasi',
})
