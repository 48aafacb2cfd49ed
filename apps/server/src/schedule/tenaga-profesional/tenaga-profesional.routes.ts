import * as endpoints from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import * as kelola from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { changeProfessional } from './change.act.ts'
import { registerProfessional } from './register.act.ts'
import {
  findTenagaProfesional,
  findTenagaProfesionalByUser,
  listTenagaProfesionalPublik,
  updateTenagaProfesional,
} from './tenaga-profesional.store.ts'

export function routes(context: Context) {
  const { route, db, seal } = context
  const about = ({ profesional_id, user_id }: { profesional_id: number; user_id: number }) =>
    ({ objek: 'tenaga', objek_id: profesional_id, subjek_id: user_id }) as const

  route(endpoints.listTenagaProfesionalPublik, () => listTenagaProfesionalPublik(db))

  route(endpoints.getTenagaProfesional, async ({ query }) => found(await findTenagaProfesional(db, seal, query.id)))

  route(kelola.insertTenagaProfesional, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => registerProfessional(inTx, body)),
  )

  route(kelola.updateTenagaProfesional, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => changeProfessional(inTx, query.id, body)),
  )

  route(endpoints.getTenagaProfesionalByUser, async ({ query }) =>
    found(await findTenagaProfesionalByUser(db, seal, query.user_id), 'PROFESSIONAL_NOT_FOUND'),
  )

  route(endpoints.updateProfilTenaga, async ({ actor, body }) => {
    const profesional_id = found(actor.profesional_id, 'PROFESSIONAL_NOT_FOUND')
    await updateTenagaProfesional(db, profesional_id, body)
    return found(await findTenagaProfesional(db, seal, profesional_id))
  })
}
