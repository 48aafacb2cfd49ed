import { listJejakSaya } from '@sehati/contract/record/jejak.endpoints'
import { insertKeberatan } from '@sehati/contract/safety/keberatan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

/** How many rows are shown at once. */
export const LIMIT = 50

/** The own trail, newest first, below the number `sebelum`. */
export const jejakSayaQuery = (administratif: boolean, sebelum?: number) =>
  ask(listJejakSaya, { sebelum, limit: LIMIT, administratif: administratif ? 1 : 0 })

export const useLaporkan = () => useSend(insertKeberatan, [listJejakSaya])
