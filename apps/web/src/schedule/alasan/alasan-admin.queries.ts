import { listSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import {
  insertAlasan,
  listAlasan,
  listAlasanAdmin,
  putUrutanAlasan,
  updateAlasan,
} from '@sehati/contract/schedule/alasan.endpoints'
import { listJenis } from '@sehati/contract/schedule/jenis.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** All reasons for a visit in their order, also those that patients do not see. */
export const alasanQuery = () => ask(listAlasanAdmin)
/** To what a reason may lead within its profession. */
export const spesialisasiQuery = () => ask(listSpesialisasi, {})
export const jenisQuery = () => ask(listJenis)

const touched = [listAlasanAdmin, listAlasan]
export const useInsertAlasan = () => useSend(insertAlasan, touched)
export const useUpdateAlasan = () => useSend(updateAlasan, touched)
export const useUrutanAlasan = () => useSend(putUrutanAlasan, touched)
