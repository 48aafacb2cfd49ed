import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { isByClinic } from './cuti.policy.ts'
import { findPemilik } from './cuti.store.ts'

/** Who manages a leave: its professional or an admin, in which request. */
export type Pengurus = { actor: SignedIn; asal: Asal }

type Report = { cuti: { cuti_id: number; profesional_id: number }; kabari?: boolean; jumlah?: number }

/** Records what the clinic does with the leave of a professional, and notifies them of it where `kabari`. */
export async function reportClinic(
  { clock }: Pick<Context, 'clock'>,
  tx: Db,
  oleh: Pengurus,
  { cuti, kabari = false, jumlah = 1 }: Report,
): Promise<void> {
  if (!isByClinic(oleh.actor, cuti)) return
  const now = clock()
  const user_id = found(await findPemilik(tx, cuti.profesional_id))
  const about = { objek: 'cuti', objek_id: cuti.cuti_id, subjek_id: user_id, dasar: 'administrasi', jumlah } as const
  await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, now)
  if (kabari) await insertPeristiwa(tx, { jenis: 'cuti_diatur', user_id, isi: null }, now)
}
