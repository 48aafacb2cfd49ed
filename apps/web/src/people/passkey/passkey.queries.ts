import { getDuaLangkah } from '@sehati/contract/people/dua-langkah.endpoints'
import {
  beginLoginPasskey,
  beginPasskey,
  insertPasskey,
  listPasskey,
  loginPasskey,
  removePasskey,
} from '@sehati/contract/people/passkey.endpoints'
import { listPerangkat } from '@sehati/contract/people/perangkat.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const passkeyQuery = () => ask(listPasskey)

export const useBeginPasskey = () => useSend(beginPasskey)
export const useInsertPasskey = () => useSend(insertPasskey, [listPasskey, getDuaLangkah, listPerangkat])
export const useRemovePasskey = () => useSend(removePasskey, [listPasskey, getDuaLangkah, listPerangkat])
export const useBeginLoginPasskey = () => useSend(beginLoginPasskey)
export const useLoginPasskey = () => useSend(loginPasskey)
