import { listJejakSaya } from '@sehati/contract/jejak/endpoints'
import { ask } from '../../lib/api.ts'

/** How many rows are shown at once. */
export const LIMIT = 50

/** The own trail, newest first, below the number `sebelum`. */
export const jejakSayaQuery = (administratif: boolean, sebelum?: number) =>
  ask(listJejakSaya, { sebelum, limit: LIMIT, administratif: administratif ? 1 : 0 })
