import type { Usia, UsiaMasukan } from '@sehati/contract/people/usia.schema'
import type { SignedIn } from '../../base/http/authentication.ts'
import { findUsia, insertUsia } from '../../people/usia/usia.store.ts'
import { dewasaPadaOf } from '../../people/usia/usia.ts'
import type { Context } from '../../record/context.ts'

/** A patient says, once, whether they are of age. */
export const stateUsia = (
  { db, clock }: Context,
  { user_id }: Pick<SignedIn, 'user_id'>,
  usia: UsiaMasukan,
): Promise<Usia> =>
  db.transaction(async (tx) => {
    const now = clock()
    await insertUsia(tx, { user_id, dewasa_pada: dewasaPadaOf(usia, now), oleh: user_id }, now)
    return findUsia(tx, user_id, now)
  })
