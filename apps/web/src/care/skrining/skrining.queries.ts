import {
  getSkrining,
  insertSkrining,
  listInstrumen,
  listSkriningDibagikan,
  listSkriningTenpro,
  putIzinSkrining,
} from '@sehati/contract/care/skrining.endpoints'
import { ask, askAnew, useSend } from '../../base/lib/api.ts'

export const instrumenQuery = () => ask(listInstrumen)

/** The own results. They are not kept after the page: nothing of them stays on the device. */
export const skriningQuery = () => askAnew(getSkrining)

export const useSimpanSkrining = () => useSend(insertSkrining, [getSkrining])
export const useIzinSkrining = () => useSend(putIzinSkrining, [getSkrining])

/** The patients who let the caller read their results; it says nothing of a result. */
export const dibagikanQuery = () => ask(listSkriningDibagikan)

/** A patient's results. They are not kept after the page either. */
export const skriningPasienQuery = (user_id: number) => askAnew(listSkriningTenpro, { user_id })
