import { keluarSso, listIdentitas, mulaiSso, removeIdentitas, tukarSso } from '@sehati/contract/people/sso.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const identitasQuery = () => ask(listIdentitas)

export const useMulaiSso = () => useSend(mulaiSso)
export const useTukarSso = () => useSend(tukarSso)
export const useKeluarSso = () => useSend(keluarSso)
export const useRemoveIdentitas = () => useSend(removeIdentitas, [listIdentitas])
