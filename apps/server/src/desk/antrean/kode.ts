import { kodeOf } from '@sehati/contract/desk/antrean.rules'
import type { Seal } from '../../base/db/seal.ts'

/**
 * The code by which a patient shows at the desk which visit it is: of the visit and its start, so that a move gives another one.
 * Nothing is stored. It opens nothing: only the desk can use it.
 */
export const kodeHadir = (
  seal: Pick<Seal, 'digest'>,
  { jadwal_id, mulai }: { jadwal_id: number; mulai: Date },
): string => kodeOf(seal.digest(`hadir:${jadwal_id}:${mulai.getTime()}`).subarray(-6))
