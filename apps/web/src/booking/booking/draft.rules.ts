import type { Tanggal } from '@sehati/contract/base/waktu'
import type { Draft, StoredDraft } from '../../base/lib/draft.ts'
import type { ChosenSlot } from './slot.rules.ts'

/** What is typed and chosen beside date and time. */
export type Isian = Pick<Draft, 'keluhan' | 'metodePilihan' | 'use_bpjs'>

export const isianAwal: Isian = { keluhan: '', metodePilihan: 'reguler', use_bpjs: 0 }

type Restored = {
  isian: Isian
  waktu: ChosenSlot | null
  /** A time was chosen, on a date that is over. */
  isPassed: boolean
}

/** What a draft brings back. Whether its slot is still free is seen when the day's slots are there. */
export function restoredOf(draft: StoredDraft, today: Tanggal): Restored {
  const { keluhan, metodePilihan = isianAwal.metodePilihan, use_bpjs = isianAwal.use_bpjs, waktu = null } = draft
  const isPassed = waktu !== null && waktu.tanggal < today
  return { isian: { keluhan, metodePilihan, use_bpjs }, waktu: isPassed ? null : waktu, isPassed }
}
