import { getLayananAdmin, replaceNomorDarurat, updateLayanan } from '@sehati/contract/clinic/layanan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const layananQuery = () => ask(getLayananAdmin)
export const useUpdateLayanan = () => useSend(updateLayanan, [getLayananAdmin])
export const useReplaceNomor = () => useSend(replaceNomorDarurat, [getLayananAdmin])
