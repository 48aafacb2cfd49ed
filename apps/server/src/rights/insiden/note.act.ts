import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { insertLangkah, lockInsiden } from './insiden.store.ts'

/** Adds a note to the steps of an incident. */
export const noteInsiden = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  insiden_id: number,
  isi: string,
): Promise<null> =>
  catatAtur(
    context,
    { actor, asal },
    () => ({ objek: 'insiden', objek_id: insiden_id }),
    async ({ db: tx, clock }) => {
      found(await lockInsiden(tx, insiden_id))
      await insertLangkah(tx, { insiden_id, jenis: 'catatan', isi, oleh: actor.user_id }, clock())
      return null
    },
  )
