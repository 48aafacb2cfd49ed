import { rentangJaga } from '@sehati/contract/safety/jaga.rules'
import type { Jaga, JagaMasukan } from '@sehati/contract/safety/jaga.schema'
import { found } from '../../base/http/errors.ts'
import { lockUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { hasJaga, insertJaga, listJaga } from './jaga.store.ts'

/** Adds a shift of a person with the duty. The same shift again changes nothing. Returns the shifts that have not ended. */
export const putJaga = (
  { db, clock }: Context,
  { actor, asal }: Oleh & { actor: { user_id: number } },
  { user_id, ...ask }: JagaMasukan,
): Promise<Jaga[]> =>
  db.transaction(async (tx) => {
    const [now, rentang] = [clock(), rentangJaga(ask)]
    found(await lockUser(tx, user_id))
    if (!(await hasJaga(tx, { user_id, ...rentang }))) {
      const objek_id = await insertJaga(tx, { user_id, ...rentang, oleh: actor.user_id })
      const about = { objek: 'jaga', objek_id, subjek_id: user_id, dasar: 'administrasi' } as const
      await catatTindakan(tx, { actor, asal }, { tindakan: 'atur', ...about }, now)
    }
    return listJaga(tx, now)
  })
