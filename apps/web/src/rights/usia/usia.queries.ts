import { getUsia, putUsia } from '@sehati/contract/rights/wali.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** What the user said about their age, and how it stands with their guardian. */
export const usiaQuery = () => ask(getUsia)

export const usePutUsia = () => useSend(putUsia, [getUsia])
