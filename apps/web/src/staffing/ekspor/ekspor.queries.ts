import { listEksporAkun } from '@sehati/contract/staffing/ekspor.endpoints'
import { ask } from '../../base/lib/api.ts'

/** The newest exports of all accounts, newest first. Read at each opening of the dialog: the one before may have added to it. */
export const eksporAkunQuery = () => ({ ...ask(listEksporAkun), staleTime: 0 })
