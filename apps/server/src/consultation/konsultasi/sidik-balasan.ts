import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { findKunciSidik, insertKunciSidik } from './sidik-balasan.store.ts'

/** What a digest of a reply stands for: one version of the reply to one consultation. */
export type IsiBalasan = { jadwal_id: number; versi: number; teks: string }

/**
 * The digest of a version of a reply, 32 bytes: HMAC-SHA-256 under a key that is stored encrypted. Without the key, no digest can be
 * compared with that of a guessed text; taken of the text, it stays when a rotation encrypts the text again.
 */
export const sidikBalasan = (kunci: Buffer, { jadwal_id, versi, teks }: IsiBalasan): Buffer =>
  createHmac('sha256', kunci)
    .update(JSON.stringify(['sehati.balasan.1', jadwal_id, versi, teks]))
    .digest()

const PLACE = 'kunci_sidik.isi:1'

/** The key of the digests, made by the first reply. Throws `UnreadableError` where no key decrypts it. */
export async function kunciSidik(tx: Db, seal: Seal): Promise<Buffer> {
  const known = await findKunciSidik(tx)
  return seal.openBytes(PLACE, known ?? (await insertKunciSidik(tx, seal.sealBytes(PLACE, randomBytes(32)))))
}

/** The same for a check, which makes none: null where no reply has a digest. */
export async function findKunci(db: Db, seal: Seal): Promise<Buffer | null> {
  const known = await findKunciSidik(db)
  return known && seal.openBytes(PLACE, known)
}
