import { listJenis, updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import * as api from '@sehati/contract/schedule/semester.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The semesters, the latest first, with what the quotas do in each. */
export const semesterQuery = () => ask(api.listSemester)
/** The allowances of a semester, by the names of the patients. */
export const kelonggaranQuery = (semester_id: number) => ask(api.listKelonggaran, { semester_id })

const touched = [api.listSemester, api.listKelonggaran]

export const useInsertSemester = () => useSend(api.insertSemester, touched)
export const useUpdateSemester = () => useSend(api.updateSemester, touched)
export const useRemoveSemester = () => useSend(api.removeSemester, touched)
export const usePutKelonggaran = () => useSend(api.putKelonggaran, touched)
/** A quota is a rule of its type. */
export const usePutKuota = () => useSend(updateJenis, [listJenis, ...touched])
