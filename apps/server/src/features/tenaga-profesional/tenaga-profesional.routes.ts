import * as kelola from '@sehati/contract/tenaga-kelola/endpoints'
import * as endpoints from '@sehati/contract/tenaga-profesional/endpoints'
import type { Context } from '../../context.ts'
import { found } from '../../http/errors.ts'
import { changeProfessional } from './change.act.ts'
import { registerProfessional } from './register.act.ts'
import {
  findTenagaProfesional,
  findTenagaProfesionalByUser,
  listTenagaProfesionalPublik,
  updateTenagaProfesional,
} from './tenaga-profesional.store.ts'

export function tenagaProfesionalRoutes(context: Context) {
  const { route, db, seal } = context

  route(endpoints.listTenagaProfesionalPublik, () => listTenagaProfesionalPublik(db))

  route(endpoints.getTenagaProfesional, async ({ query }) => found(await findTenagaProfesional(db, seal, query.id)))

  route(kelola.insertTenagaProfesional, ({ body }) => registerProfessional(context, body))

  route(kelola.updateTenagaProfesional, ({ query, body }) => changeProfessional(context, query.id, body))

  route(endpoints.getTenagaProfesionalByUser, async ({ query }) =>
    found(await findTenagaProfesionalByUser(db, seal, query.user_id), 'PROFESSIONAL_NOT_FOUND'),
  )

  route(endpoints.updateProfilTenaga, async ({ actor, body }) => {
    const profesional_id = found(actor.profesional_id, 'PROFESSIONAL_NOT_FOUND')
    await updateTenagaProfesional(db, profesional_id, body)
    return found(await findTenagaProfesional(db, seal, profesional_id))
  })
}
