import type { Tunggu } from '@sehati/contract/waiting/tunggu.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { updateKeluar } from './close.store.ts'
import { findTunggu, updateLanjut } from './tunggu.store.ts'

type Own = { tunggu_id: number; user_id: number }

/** A person leaves the line. */
export async function leave({ db, clock }: Context, of: Own): Promise<null> {
  return (await updateKeluar(db, of, clock())) ? null : reject('NOT_FOUND')
}

/** A person goes on waiting after a pause. */
export async function resume({ db }: Context, of: Own): Promise<Tunggu> {
  if (!(await updateLanjut(db, of))) reject('NOT_FOUND')
  return found(await findTunggu(db, of))
}
