import {
  insertAlasan,
  listAlasan,
  listAlasanAdmin,
  putUrutanAlasan,
  updateAlasan,
} from '@sehati/contract/schedule/alasan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** All reasons for a visit in their order, also those that patients do not see. */
export const alasanQuery = () => ask(listAlasanAdmin)

const touched = [listAlasanAdmin, listAlasan]
export const useInsertAlasan = () => useSend(insertAlasan, touched)
export const useUpdateAlasan = () => useSend(updateAlasan, touched)
export const useUrutanAlasan = () => useSend(putUrutanAlasan, touched)
