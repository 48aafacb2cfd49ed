import type { Cuti } from '@sehati/contract/absence/cuti.schema'
import { checkStranded } from '@sehati/contract/absence/terdampak.rules'
import type { Actor } from '@sehati/contract/base/access'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listStranded } from '../terdampak/stranded.store.ts'
import { findPemilik, listCuti } from './cuti.store.ts'
import { listPenanganan } from './penyelesaian.store.ts'
import { shownTo } from './stranded.ts'

/** The leaves of a professional, for an admin. */
export async function listCutiTenaga(context: Context, actor: Actor, profesional_id: number): Promise<Cuti[]> {
  if ((await findPemilik(context.db, profesional_id)) === null) return reject('PROFESSIONAL_NOT_FOUND')
  return listCutiOf(context, actor, profesional_id)
}

/** The leaves of a professional, latest first, each with the consultations that it strands and what was done for them. */
export async function listCutiOf(context: Context, actor: Actor, profesional_id: number | null): Promise<Cuti[]> {
  const { db, seal, clock } = context
  const now = clock()
  const all = await listCuti(db, profesional_id ?? 0)
  const [latest] = all
  if (!latest) return []
  const [dari, sampai] = [
    all.map((cuti) => cuti.dari).sort()[0],
    all
      .map((cuti) => cuti.sampai)
      .sort()
      .at(-1),
  ]
  const span = { profesional_id: latest.profesional_id, dari: dari ?? latest.dari, sampai: sampai ?? latest.sampai }
  const ids = all.map(({ cuti_id }) => cuti_id)
  const [stranded, handled] = await Promise.all([listStranded(db, seal, span, now), listPenanganan(db, ids, now)])
  return all.map((cuti) =>
    shownTo(actor, cuti, {
      stranded: stranded.filter((k) => checkStranded(k, cuti, now) === null),
      ditangani: handled.get(cuti.cuti_id) ?? [],
      now,
    }),
  )
}
