import * as api from '@sehati/contract/rights/identitas-rekam.endpoints'
import { ask, askAnew, useSend } from '../../base/lib/api.ts'

/** The erased accounts with a record; of one account, where it is named. */
export const identitasQuery = (user_id: number | null) =>
  ask(api.listIdentitasRekam, user_id === null ? {} : { user_id })
/** Whose a record is: each read is recorded, and nothing of it is kept. */
export const isiIdentitasQuery = (id: number) => askAnew(api.getIsiIdentitas, { id })

const shown = [api.listIdentitasRekam]
export const useMintaIdentitas = () => useSend(api.insertBukaIdentitas, shown)
export const usePutusIdentitas = () => useSend(api.putPutusanIdentitas, shown)
