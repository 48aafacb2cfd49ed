import type { KepentinganVital } from '@sehati/contract/rights/wali.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import { findUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { listVital } from './wali.store.ts'

/** The reasons speak of danger at home: that they are read is recorded before they are shown. */
export async function showVital(
  { db, seal, jejak }: Context,
  oleh: { actor: SignedIn; asal: Asal },
  user_id: number,
): Promise<KepentinganVital[]> {
  found(await findUser(db, user_id))
  const rows = await listVital(db, seal, user_id)
  await jejak.catat(oleh, [{ tindakan: 'lihat', objek: 'wali', subjek_id: user_id, dasar: 'administrasi' }])
  return rows
}
