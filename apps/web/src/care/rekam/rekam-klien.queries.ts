import {
  insertIzinRekam,
  listIzinRekam,
  listRekamDirilis,
  removeIzinRekam,
} from '@sehati/contract/care/rekam.endpoints'
import { listTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { ask, askAnew, useSend } from '../../base/lib/api.ts'

/** The released note of a consultation. It is not kept after the page. */
export const dirilisQuery = (jadwal_id: number) => askAnew(listRekamDirilis, { jadwalid: jadwal_id })

/** Who may read the limited notes of a consultation. */
export const izinQuery = (jadwal_id: number) => askAnew(listIzinRekam, { jadwalid: jadwal_id })

/** The professionals to whom a grant can be given. */
export const tenagaQuery = () => ask(listTenagaProfesionalPublik)

export const useBeriIzin = () => useSend(insertIzinRekam, [listIzinRekam])
export const useCabutIzin = () => useSend(removeIzinRekam, [listIzinRekam])
