import type { Cuti } from '@sehati/contract/booking/cuti.schema'
import type { Db } from '../../base/db/db.ts'
import type { Context } from '../../record/context.ts'
import { listStranded } from '../booking/stranded.store.ts'
import type { CutiRow } from './cuti.store.ts'

/** The leave with the consultations that it strands now. */
export const withStranded = async ({ clock, seal }: Context, tx: Db, cuti: CutiRow): Promise<Cuti> => ({
  ...cuti,
  terdampak: await listStranded(tx, seal, cuti, clock()),
})
