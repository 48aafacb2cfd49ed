import { insertTemplat, listTemplat, removeTemplat, updateTemplat } from '@sehati/contract/care/templat.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The caller's templates of replies, by title. */
export const templatQuery = () => ask(listTemplat)

const stale = [listTemplat]

export const useInsertTemplat = () => useSend(insertTemplat, stale)
export const useUpdateTemplat = () => useSend(updateTemplat, stale)
export const useRemoveTemplat = () => useSend(removeTemplat, stale)
