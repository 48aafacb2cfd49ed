import type { Actor } from '@sehati/contract/base/access'
import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { mayRead } from './foto.policy.ts'
import { findPemilik } from './foto.store.ts'

/** A URL that names a version never shows another picture. */
const FOR_GOOD = 'private, max-age=31536000, immutable'
const ASK_AGAIN = 'private, no-cache'

/** The photo of a person for a caller who may see it; `versi` is the version in the URL, if any. */
export async function showFoto(
  { db, fotoStore }: Context,
  actor: Actor,
  { user_id, versi, ukuran }: { user_id: number; versi: string | undefined; ukuran: number },
): Promise<Berkas> {
  const owner = found(await findPemilik(db, actor, user_id))
  if (!mayRead(actor, owner) || (versi && versi !== owner.versi)) reject('NOT_FOUND')
  const isi = found(await fotoStore.get(db, { user_id, versi: owner.versi, ukuran }))
  return { isi, etag: `"${owner.versi}-${ukuran}"`, cache: versi ? FOR_GOOD : ASK_AGAIN }
}
