import {
  activateTotp,
  beginTotp,
  getDuaLangkah,
  loginKedua,
  removeTotp,
  renewKodeCadangan,
  resetDuaLangkah,
} from '@sehati/contract/people/dua-langkah.endpoints'
import { listPerangkat } from '@sehati/contract/people/perangkat.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const duaLangkahQuery = () => ask(getDuaLangkah)

export const useLoginKedua = () => useSend(loginKedua)
export const useBeginTotp = () => useSend(beginTotp)
export const useActivateTotp = () => useSend(activateTotp, [getDuaLangkah, listPerangkat])
export const useRemoveTotp = () => useSend(removeTotp, [getDuaLangkah])
export const useRenewKodeCadangan = () => useSend(renewKodeCadangan, [getDuaLangkah])
export const useResetDuaLangkah = () => useSend(resetDuaLangkah)
