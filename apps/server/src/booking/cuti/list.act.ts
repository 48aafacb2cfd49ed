import type { Actor } from '@sehati/contract/base/access'
import type { Cuti } from '@sehati/contract/booking/cuti.schema'
import { checkStranded } from '@sehati/contract/booking/terdampak.rules'
import type { Context } from '../../record/context.ts'
import { listStranded } from '../booking/stranded.store.ts'
import { listCuti } from './cuti.store.ts'

/** A professional's own leaves, latest first, each with the consultations that it strands. */
export async function listOwnCuti({ db, seal, clock }: Context, actor: Actor): Promise<Cuti[]> {
  const now = clock()
  const all = await listCuti(db, actor.profesional_id ?? 0)
  const [latest] = all
  if (!latest) return []
  const { profesional_id } = latest
  const [dari, sampai] = [
    all.map((cuti) => cuti.dari).sort()[0],
    all
      .map((cuti) => cuti.sampai)
      .sort()
      .at(-1),
  ]
  const span = { profesional_id, dari: dari ?? latest.dari, sampai: sampai ?? latest.sampai }
  const stranded = await listStranded(db, seal, span, now)
  return all.map((cuti) => ({ ...cuti, terdampak: stranded.filter((k) => checkStranded(k, cuti, now) === null) }))
}
