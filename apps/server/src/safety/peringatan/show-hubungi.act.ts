import type { Hubungi } from '@sehati/contract/safety/peringatan.schema'
import type { Context } from '../../record/context.ts'
import { findHubungi } from './hubungi.store.ts'
import { findJaga } from './peringatan.store.ts'

/** What is promised for the open wish of a patient, and, without a promise, when the next shift begins; null: none is open. */
export async function showHubungi({ db, clock }: Context, user_id: number): Promise<Hubungi | null> {
  const wish = await findHubungi(db, user_id)
  if (!wish || wish.sebelum !== null) return wish && { ...wish, jaga_berikut: null }
  return { sebelum: null, jaga_berikut: (await findJaga(db, clock())).jaga_berikut }
}
