import type { Actor } from '@sehati/contract/access'
import * as api from '@sehati/contract/cuti.endpoints'
import { checkCuti } from '@sehati/contract/cuti.rules'
import type { Cuti } from '@sehati/contract/cuti.schema'
import { tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { reject, rejectIf } from '../../http/errors.ts'
import { listStranded } from '../konsultasi/stranded.store.ts'
import { mayManage } from './cuti.policy.ts'
import { type CutiRow, insertCuti, listCuti, lockCuti, removeCuti } from './cuti.store.ts'
import { resolveAll } from './selesaikan.ts'

export function cutiRoutes(context: Context) {
  const { route, db, clock, seal } = context

  const withStranded = async (tx: Db, cuti: CutiRow): Promise<Cuti> => ({
    ...cuti,
    terdampak: await listStranded(tx, seal, cuti, clock()),
  })

  route(api.listCuti, async ({ actor }) => {
    const all = await listCuti(db, actor.profesional_id ?? 0)
    const [latest] = all
    if (!latest) return []
    // Leaves do not overlap: the last to begin is the last to end.
    const span = { ...latest, dari: all.at(-1)?.dari ?? latest.dari }
    const stranded = await listStranded(db, seal, span, clock())
    const isIn = (cuti: CutiRow, tanggal: string) => tanggal >= cuti.dari && tanggal <= cuti.sampai
    return all.map((cuti) => ({ ...cuti, terdampak: stranded.filter((k) => isIn(cuti, k.tanggal.slice(0, 10))) }))
  })

  // The look for stranded ones comes after the insert and under its lock: nobody books between the two.
  route(api.insertCuti, ({ actor, body }) => {
    const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
    rejectIf(checkCuti(body, tanggalWib(clock())))
    return db.transaction(async (tx) => withStranded(tx, await insertCuti(tx, profesional_id, body, clock())))
  })

  route(api.removeCuti, ({ actor, query }) =>
    db.transaction(async (tx) => {
      await removeCuti(tx, (await ownCuti(tx, actor, query.id)).cuti_id)
      return null
    }),
  )

  route(api.resolveCuti, ({ actor, body }) =>
    db.transaction(async (tx) => {
      const cuti = await ownCuti(tx, actor, body.cuti_id)
      await resolveAll(context, tx, { cuti, oleh: actor.user_id, ...body })
      return withStranded(tx, cuti)
    }),
  )
}

async function ownCuti(tx: Db, actor: Actor, cuti_id: number): Promise<CutiRow> {
  const cuti = await lockCuti(tx, cuti_id)
  return cuti && mayManage(actor, cuti) ? cuti : reject('NOT_FOUND')
}
