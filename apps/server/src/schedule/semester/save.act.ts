import type { Actor } from '@sehati/contract/base/access'
import type {
  Kelonggaran,
  KelonggaranMasukan,
  Semester,
  SemesterMasukan,
} from '@sehati/contract/schedule/semester.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listKelonggaran, putKelonggaran, removeKelonggaran } from './kelonggaran.store.ts'
import { insertSemester, listSemester, updateSemester } from './semester.store.ts'

const findOne = async (db: Db, semester_id: number): Promise<Semester> =>
  found((await listSemester(db, semester_id))[0] ?? null)

/** An admin adds a semester. */
export const addSemester = async ({ db }: Context, body: SemesterMasukan): Promise<Semester> =>
  findOne(db, await insertSemester(db, body))

/** An admin changes a semester. What was booked in it stays. */
export async function changeSemester({ db }: Context, semester_id: number, body: SemesterMasukan): Promise<Semester> {
  if (!(await updateSemester(db, semester_id, body))) reject('NOT_FOUND')
  return findOne(db, semester_id)
}

/** An admin allows a patient more visits of a type in a semester, or takes that away. */
export async function setKelonggaran(
  { db, seal, clock }: Context,
  { user_id: oleh }: Actor,
  body: KelonggaranMasukan,
): Promise<Kelonggaran[]> {
  await findOne(db, body.semester_id)
  if (body.tambahan === 0) {
    if (!(await removeKelonggaran(db, body))) reject('NOT_FOUND')
  } else if (!(await putKelonggaran(db, seal, { ...body, oleh }, clock()))) reject('USER_UNKNOWN')
  return listKelonggaran(db, seal, body.semester_id)
}
