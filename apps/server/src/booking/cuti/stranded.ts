import type { Actor } from '@sehati/contract/base/access'
import type { Cuti } from '@sehati/contract/booking/cuti.schema'
import type { Db } from '../../base/db/db.ts'
import type { Context } from '../../record/context.ts'
import { listStranded } from '../booking/stranded.store.ts'
import { mayReadNote } from './cuti.policy.ts'
import type { CutiRow } from './cuti.store.ts'

/** The leave with the consultations that it strands now. */
export const withStranded = async ({ clock, seal }: Context, tx: Db, actor: Actor, cuti: CutiRow): Promise<Cuti> => ({
  ...forReader(actor, cuti),
  terdampak: await listStranded(tx, seal, cuti, clock()),
})

/** The leave without its note, where the note is not for this reader. */
export const forReader = (actor: Actor, cuti: CutiRow): CutiRow =>
  mayReadNote(actor, cuti) ? cuti : { ...cuti, catatan: null }
