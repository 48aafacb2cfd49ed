import { getPengaturan, updatePengaturan } from '@sehati/contract/pengaturan/endpoints'
import { ask, useSend } from '../../lib/api.ts'

export const privasiQuery = () => ask(getPengaturan)
export const useUpdatePrivasi = () => useSend(updatePengaturan, [getPengaturan])
