import {
  getRekam,
  listRekamDibagikan,
  putDrafRekam,
  releaseRekam,
  signRekam,
} from '@sehati/contract/care/rekam.endpoints'
import { askAnew, useSend } from '../../base/lib/api.ts'

/** The notes of a consultation. They are not kept after the page: nothing of them stays on the device. */
export const rekamQuery = (jadwal_id: number) => askAnew(getRekam, { jadwalid: jadwal_id })

/** The consultations whose limited notes were granted to the caller. */
export const dibagikanQuery = () => askAnew(listRekamDibagikan)

export const useSimpanDraf = () => useSend(putDrafRekam)
export const useTandaTangan = () => useSend(signRekam, [getRekam])
export const useRilis = () => useSend(releaseRekam, [getRekam])
