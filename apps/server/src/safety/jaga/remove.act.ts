import type { Jaga } from '@sehati/contract/safety/jaga.schema'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { listJaga, removeJaga as remove } from './jaga.store.ts'

/** Removes a shift that has not ended. Returns the others. */
export const removeJaga = ({ db, clock }: Context, oleh: Oleh, jaga_id: number): Promise<Jaga[]> =>
  db.transaction(async (tx) => {
    const now = clock()
    const { user_id } = found(await remove(tx, jaga_id, now))
    const about = { objek: 'jaga', objek_id: jaga_id, subjek_id: user_id, dasar: 'administrasi' } as const
    await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, now)
    return listJaga(tx, now)
  })
