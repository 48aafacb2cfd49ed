import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Jatah, Kelonggaran, KelonggaranMasukan, Semester, SemesterMasukan } from './semester.schema.ts'

const path = '/api/admin/semester'
const query = z.object({ id: IdQuery })

export const listSemester = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The semesters in which visits are counted, the latest first.',
  data: z.array(Semester),
})

export const insertSemester = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Add a semester. No two share a date.',
  body: SemesterMasukan,
  data: Semester,
  success: 201,
  message: 'Semester ditambahkan.',
  errors: ['SEMESTER_OVERLAP', 'SEMESTER_NAME_TAKEN'],
  event: 'semester.insert',
})

export const updateSemester = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary: 'Change the name and the dates of a semester. What is booked stays.',
  query,
  body: SemesterMasukan,
  data: Semester,
  message: 'Semester tersimpan.',
  errors: ['NOT_FOUND', 'SEMESTER_OVERLAP', 'SEMESTER_NAME_TAKEN'],
  event: 'semester.update',
})

export const removeSemester = endpoint({
  method: 'DELETE',
  path,
  access: 'admin',
  summary: 'Remove a semester: its visits are counted no more. Refused while a patient has an allowance in it.',
  query,
  data: z.null(),
  message: 'Semester dihapus.',
  errors: ['NOT_FOUND', 'SEMESTER_IN_USE'],
  event: 'semester.remove',
})

export const listKelonggaran = endpoint({
  method: 'GET',
  path: '/api/admin/kelonggaran',
  access: 'admin',
  summary: 'The allowances of a semester, by the names of the patients, each with how many visits were used.',
  query: z.object({ semester_id: IdQuery }),
  data: z.array(Kelonggaran),
})

export const putKelonggaran = endpoint({
  method: 'PUT',
  path: '/api/admin/kelonggaran',
  access: 'admin',
  summary:
    'Allow a patient more visits of a type in a semester, change that, or take it away with `tambahan` 0. Returns the allowances of the semester.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: KelonggaranMasukan,
  data: z.array(Kelonggaran),
  message: 'Kelonggaran tersimpan.',
  errors: ['NOT_FOUND', 'USER_UNKNOWN'],
  event: 'kelonggaran.put',
})

export const listJatah = endpoint({
  method: 'GET',
  path: '/api/users/jatah',
  access: 'users',
  summary:
    'The visits that the caller has used of each type with a quota, in the semester of today; empty where no semester runs or no type has a quota.',
  data: z.array(Jatah),
})
