import { randomBytes } from 'node:crypto'
import { FOTO_BYTES } from '@sehati/contract/constants'
import * as endpoints from '@sehati/contract/foto.endpoints'
import type { Context } from '../../context.ts'
import { found, reject } from '../../http/errors.ts'
import { mayRead } from './foto.policy.ts'
import { findPemilik, updateFotoVersi } from './foto.store.ts'
import { asSquares } from './gambar.ts'

/** An address that names a version never shows another picture. */
const FOR_GOOD = 'private, max-age=31536000, immutable'
const ASK_AGAIN = 'private, no-cache'

export function fotoRoutes({ route, db, clock, fotoStore }: Context) {
  route(endpoints.putFoto, async ({ actor: { user_id }, upload }) => {
    const { isi } = found(await upload('foto', FOTO_BYTES), 'FILE_REFUSED')
    const gambar = found(await asSquares(isi), 'FILE_REFUSED')
    const versi = randomBytes(12).toString('base64url')
    return db.transaction(async (tx) => {
      // The row first: two uploads of one person take turns, and the later one removes the earlier.
      const user = await updateFotoVersi(tx, user_id, versi, clock())
      await fotoStore.put(tx, { user_id, versi }, gambar, clock())
      await fotoStore.remove(tx, user_id, versi)
      return user
    })
  })

  route(endpoints.removeFoto, ({ actor: { user_id } }) =>
    db.transaction(async (tx) => {
      const user = await updateFotoVersi(tx, user_id, null, clock())
      await fotoStore.remove(tx, user_id, null)
      return user
    }),
  )

  route(endpoints.getFoto, async ({ actor, query: { id: user_id, v, ukuran } }) => {
    const owner = found(await findPemilik(db, actor, user_id))
    if (!mayRead(actor, owner) || (v && v !== owner.versi)) reject('NOT_FOUND')
    const isi = found(await fotoStore.get(db, { user_id, versi: owner.versi, ukuran }))
    return { isi, etag: `"${owner.versi}-${ukuran}"`, cache: v ? FOR_GOOD : ASK_AGAIN }
  })
}
