import { listEksporAkun } from '@sehati/contract/ekspor/endpoints'
import { ask } from '../../lib/api.ts'

/** The newest exports of all accounts, newest first. */
export const eksporAkunQuery = () => ask(listEksporAkun)
