import { listJenisTenaga, putJenisTenaga } from '@sehati/contract/schedule/jenis.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** The types of consultations that the signed-in professional may offer. */
export const jenisTenagaQuery = () => ask(listJenisTenaga, {})

export const usePutJenisTenaga = () => useSend(putJenisTenaga, [listJenisTenaga])
