import { randomBytes } from 'node:crypto'
import { FOTO_BYTES } from '@sehati/contract/base/constants'
import type { User } from '@sehati/contract/people/user.schema'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { ReadUpload } from '../../base/http/upload.ts'
import type { Context } from '../../record/context.ts'
import { withNomor } from '../user/nomor-bpjs.ts'
import { checkKuotaFoto } from './foto.policy.ts'
import { lockFotoVersi, updateFotoVersi } from './foto.store.ts'
import { asSquares } from './gambar.ts'
import { countUnggahan, insertUnggahan } from './kuota.store.ts'

/** Replaces the caller's photo by the picture in the field `foto`. */
export async function replaceFoto(context: Context, user_id: number, upload: ReadUpload): Promise<User> {
  const { db, clock, fotoStore } = context
  const { isi } = found(await upload('foto', FOTO_BYTES), 'FILE_REFUSED')
  // Checked before the work on the picture: a later refusal would cost as much as an accepted picture.
  rejectIf(checkKuotaFoto(await countUnggahan(db, user_id, clock()), isi.length))
  const gambar = found(await asSquares(isi), 'FILE_REFUSED')
  const versi = randomBytes(12).toString('base64url')
  const user = await db.transaction(async (tx) => {
    // The row is locked first: two uploads of one person take turns.
    const user = await updateFotoVersi(tx, user_id, versi, clock())
    rejectIf(checkKuotaFoto(await countUnggahan(tx, user_id, clock()), isi.length))
    await insertUnggahan(tx, user_id, isi.length, clock())
    await fotoStore.put(tx, { user_id, versi }, gambar, clock())
    return user
  })
  await removeOthers(context, user_id)
  return withNomor(context.seal, user)
}

/** Removes the caller's photo. */
export async function removeFoto(context: Context, user_id: number): Promise<User> {
  const user = await updateFotoVersi(context.db, user_id, null, context.clock())
  await removeOthers(context, user_id)
  return withNomor(context.seal, user)
}

/**
 * Removes every photo of this person but the one that their row names. Only after the commit: a rollback
 * needs the previous photo. The lock protects a photo that is being added.
 */
const removeOthers = ({ db, fotoStore }: Context, user_id: number): Promise<void> =>
  db.transaction(async (tx) => fotoStore.remove(tx, user_id, await lockFotoVersi(tx, user_id)))
