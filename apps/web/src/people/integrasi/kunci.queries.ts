import { cabutKunciApi, insertKunciApi, listKunciApi } from '@sehati/contract/people/kunci-api.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const kunciQuery = () => ask(listKunciApi)

export const useInsertKunci = () => useSend(insertKunciApi, [listKunciApi])
export const useCabutKunci = () => useSend(cabutKunciApi, [listKunciApi])
