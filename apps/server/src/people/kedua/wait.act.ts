import type { TiketKedua } from '@sehati/contract/people/dua-langkah.schema'
import type { Db } from '../../base/db/db.ts'
import type { Context } from '../../record/context.ts'
import { relyingPartyOf } from '../passkey/relying-party.ts'
import { insertTiket, listCaraKedua } from './kedua.store.ts'

/** A login that knows who it is waits for the second factor: the data of the refusal `SECOND_FACTOR`. */
export const waitForSecond = async (
  tx: Db,
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
  user_id: number,
): Promise<TiketKedua> => ({
  tiket: await insertTiket(tx, user_id, clock()),
  cara: await listCaraKedua(tx, user_id, relyingPartyOf(publicUrl) !== null),
})
