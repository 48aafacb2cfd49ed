import { listKetersediaanAdmin, listSlotAdmin, listSlotTerdekatTenaga } from '@sehati/contract/ketersediaan/endpoints'
import { getPengaturan, updatePengaturan } from '@sehati/contract/pengaturan/endpoints'
import { ask, useSend } from '../../lib/api.ts'

export const pengaturanQuery = () => ask(getPengaturan)

/** The window of booking decides which dates and slots an admin is shown. */
export const useUpdatePengaturan = () =>
  useSend(updatePengaturan, [getPengaturan, listKetersediaanAdmin, listSlotAdmin, listSlotTerdekatTenaga])
