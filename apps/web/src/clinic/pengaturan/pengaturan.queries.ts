import { getPengaturan, updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import {
  listKetersediaanAdmin,
  listSlotAdmin,
  listSlotTerdekatTenaga,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const pengaturanQuery = () => ask(getPengaturan)

/** The window of booking decides which dates and slots an admin is shown. */
export const useUpdatePengaturan = () =>
  useSend(updatePengaturan, [getPengaturan, listKetersediaanAdmin, listSlotAdmin, listSlotTerdekatTenaga])
