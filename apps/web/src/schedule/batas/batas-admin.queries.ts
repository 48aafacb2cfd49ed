import { listBatas, putBatas } from '@sehati/contract/schedule/batas.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The active professionals with their caps, and how many consultations they have next week. */
export const batasQuery = () => ask(listBatas)

export const usePutBatas = () => useSend(putBatas, [listBatas])
