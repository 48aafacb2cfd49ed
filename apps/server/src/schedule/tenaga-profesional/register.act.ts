import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import type { TenagaProfesionalBaru } from '@sehati/contract/staffing/tenaga-kelola.schema'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { hasKlinik } from '../../clinic/klinik/klinik.store.ts'
import { findUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { checkProfessional } from './tenaga-profesional.policy.ts'
import { findTenagaProfesional, insertTenagaProfesional } from './tenaga-profesional.store.ts'

/** An admin gives a doctor or psychologist a specialisation and a place, so that they can be booked. */
export async function registerProfessional(
  { db, seal }: Context,
  body: TenagaProfesionalBaru,
): Promise<TenagaProfesional> {
  rejectIf(checkProfessional(await findUser(db, body.user_id)))
  if (body.klinik_id !== undefined && !(await hasKlinik(db, body.klinik_id)))
    reject('NOT_FOUND', { field: 'klinik_id' })
  return found(await findTenagaProfesional(db, seal, await insertTenagaProfesional(db, body)))
}
