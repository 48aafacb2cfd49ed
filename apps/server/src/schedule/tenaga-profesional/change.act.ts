import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import type { TenagaProfesionalPerubahan } from '@sehati/contract/staffing/tenaga-kelola.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findTenagaProfesional, updateKlinikTenaga, updateTenagaProfesional } from './tenaga-profesional.store.ts'

/** An admin changes a professional. A clinic in another zone is refused while they have consultations ahead. */
export const changeProfessional = (
  { db, seal, clock }: Context,
  profesional_id: number,
  { klinik_id, ...change }: TenagaProfesionalPerubahan,
): Promise<TenagaProfesional> =>
  db.transaction(async (tx) => {
    const { klinik_id: current } = found(await findTenagaProfesional(tx, seal, profesional_id))
    if (klinik_id !== undefined && klinik_id !== current) {
      if (!(await updateKlinikTenaga(tx, profesional_id, klinik_id, clock())))
        reject('NOT_FOUND', { field: 'klinik_id' })
    }
    await updateTenagaProfesional(tx, profesional_id, change)
    return found(await findTenagaProfesional(tx, seal, profesional_id))
  })
