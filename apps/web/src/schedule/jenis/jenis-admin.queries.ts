import { insertJenis, listJenis, updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** All types of consultations with their rules, the usual one first. */
export const jenisQuery = () => ask(listJenis)

export const useInsertJenis = () => useSend(insertJenis, [listJenis])
export const useUpdateJenis = () => useSend(updateJenis, [listJenis])
