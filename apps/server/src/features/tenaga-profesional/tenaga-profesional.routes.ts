import * as endpoints from '@sehati/contract/tenaga-profesional.endpoints'
import type { Context } from '../../context.ts'
import { found, rejectIf } from '../../http/errors.ts'
import { findUser } from '../user/user.store.ts'
import { checkProfessional } from './tenaga-profesional.policy.ts'
import {
  findTenagaProfesional,
  findTenagaProfesionalByUser,
  insertTenagaProfesional,
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
  updateTenagaProfesional,
} from './tenaga-profesional.store.ts'

export function tenagaProfesionalRoutes({ route, db }: Context) {
  route(endpoints.listTenagaProfesionalPublik, () => listTenagaProfesionalPublik(db))

  route(endpoints.pageTenagaProfesional, ({ actor, query }) => pageTenagaProfesional(db, actor, query, query))

  route(endpoints.getTenagaProfesional, async ({ query }) => found(await findTenagaProfesional(db, query.id)))

  route(endpoints.insertTenagaProfesional, async ({ body }) => {
    rejectIf(checkProfessional(await findUser(db, body.user_id)))
    const profesional_id = await insertTenagaProfesional(db, body)
    return found(await findTenagaProfesional(db, profesional_id))
  })

  route(endpoints.updateTenagaProfesional, async ({ query, body }) => {
    await updateTenagaProfesional(db, query.id, body)
    return found(await findTenagaProfesional(db, query.id))
  })

  route(endpoints.getTenagaProfesionalByUser, async ({ query }) =>
    found(await findTenagaProfesionalByUser(db, query.user_id), 'PROFESSIONAL_NOT_FOUND'),
  )
}
