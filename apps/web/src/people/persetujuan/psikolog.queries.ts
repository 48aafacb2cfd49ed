import { listPsikolog, signPsikolog } from '@sehati/contract/rights/psikologi.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The user's psychologists, and what the user said last for each; of one consultation where it is named. */
export const psikologQuery = (jadwalid?: number) => ask(listPsikolog, { ...(jadwalid !== undefined && { jadwalid }) })

export const useSignPsikolog = () => useSend(signPsikolog, [listPsikolog])
