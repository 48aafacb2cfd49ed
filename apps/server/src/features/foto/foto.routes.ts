import { randomBytes } from 'node:crypto'
import { FOTO_BYTES } from '@sehati/contract/constants'
import * as endpoints from '@sehati/contract/foto.endpoints'
import type { Context } from '../../context.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { mayRead } from './foto.policy.ts'
import { findPemilik, lockFotoVersi, updateFotoVersi } from './foto.store.ts'
import { asSquares } from './gambar.ts'
import { checkKuotaFoto, insertUnggahan } from './kuota.store.ts'

/** An address that names a version never shows another picture. */
const FOR_GOOD = 'private, max-age=31536000, immutable'
const ASK_AGAIN = 'private, no-cache'

export function fotoRoutes({ route, db, clock, fotoStore }: Context) {
  /**
   * Removes every photo of this person but the one that their row names. Only after the commit: a change that is rolled
   * back needs the photo before it. The lock keeps a photo that is being added from being taken for an old one.
   */
  const removeOthers = (user_id: number) =>
    db.transaction(async (tx) => fotoStore.remove(tx, user_id, await lockFotoVersi(tx, user_id)))

  route(endpoints.putFoto, async ({ actor: { user_id }, upload }) => {
    const { isi } = found(await upload('foto', FOTO_BYTES), 'FILE_REFUSED')
    // Before the work on the picture, too: refused later, it would cost as much as one that is taken.
    rejectIf(await checkKuotaFoto(db, user_id, isi.length, clock()))
    const gambar = found(await asSquares(isi), 'FILE_REFUSED')
    const versi = randomBytes(12).toString('base64url')
    const user = await db.transaction(async (tx) => {
      // The row first: two uploads of one person take turns.
      const user = await updateFotoVersi(tx, user_id, versi, clock())
      rejectIf(await checkKuotaFoto(tx, user_id, isi.length, clock()))
      await insertUnggahan(tx, user_id, isi.length, clock())
      await fotoStore.put(tx, { user_id, versi }, gambar, clock())
      return user
    })
    await removeOthers(user_id)
    return user
  })

  route(endpoints.removeFoto, async ({ actor: { user_id } }) => {
    const user = await updateFotoVersi(db, user_id, null, clock())
    await removeOthers(user_id)
    return user
  })

  route(endpoints.getFoto, async ({ actor, query: { id: user_id, v, ukuran } }) => {
    const owner = found(await findPemilik(db, actor, user_id))
    if (!mayRead(actor, owner) || (v && v !== owner.versi)) reject('NOT_FOUND')
    const isi = found(await fotoStore.get(db, { user_id, versi: owner.versi, ukuran }))
    return { isi, etag: `"${owner.versi}-${ukuran}"`, cache: v ? FOR_GOOD : ASK_AGAIN }
  })
}
