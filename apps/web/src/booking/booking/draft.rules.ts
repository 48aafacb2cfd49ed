import type { Tanggal } from '@sehati/contract/base/waktu'
import type { MetodePilihan } from './metode.ts'
import type { ChosenSlot } from './slot.rules.ts'

/** What is typed and chosen beside date and time. */
export type Isian = { keluhan: string; metodePilihan: MetodePilihan; use_bpjs: 0 | 1 }

/** A booking that was begun. The BPJS number is no part of it. */
export type Draft = Isian & { waktu: ChosenSlot | null }

export const isianAwal: Isian = { keluhan: '', metodePilihan: 'reguler', use_bpjs: 0 }

/**
 * What a draft brings back; `isPassed` where its time was on a date that is over. Whether its slot is still free is seen when the
 * day's slots are there.
 */
export function restoredOf({ waktu, ...isian }: Draft, today: Tanggal): Draft & { isPassed: boolean } {
  const isPassed = waktu !== null && waktu.tanggal < today
  return { ...isian, waktu: isPassed ? null : waktu, isPassed }
}
