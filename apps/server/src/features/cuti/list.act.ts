import type { Actor } from '@sehati/contract/access'
import type { Cuti } from '@sehati/contract/cuti/schema'
import type { Context } from '../../context.ts'
import { listStranded } from '../konsultasi/stranded.store.ts'
import { listCuti } from './cuti.store.ts'

/** A professional's own leaves, latest first, each with the consultations that it strands. */
export async function listOwnCuti({ db, seal, clock }: Context, actor: Actor): Promise<Cuti[]> {
  const all = await listCuti(db, actor.profesional_id ?? 0)
  const [latest] = all
  if (!latest) return []
  // Leaves do not overlap: the last to start is the last to end.
  const span = { ...latest, dari: all.at(-1)?.dari ?? latest.dari }
  const stranded = await listStranded(db, seal, span, clock())
  const isIn = (cuti: { dari: string; sampai: string }, tanggal: string) =>
    tanggal >= cuti.dari && tanggal <= cuti.sampai
  return all.map((cuti) => ({ ...cuti, terdampak: stranded.filter((k) => isIn(cuti, k.tanggal.slice(0, 10))) }))
}
