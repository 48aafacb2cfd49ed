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

/**
 * The code that the screen of a waiting room shows in a half-minute. Who reads it is there: it records only the own arrival of the
 * caller. Nothing is stored.
 */
export const kodeLayar = (seal: Pick<Seal, 'digest'>, klinik_id: number, paruh: number): string =>
  kodeOf(seal.digest(`layar:${klinik_id}:${paruh}`).subarray(-6))
