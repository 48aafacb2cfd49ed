import type { Verdict } from '@sehati/contract/base/verdict'
import type { SisiBatal } from '@sehati/contract/consultation/konsultasi.rules'
import type { SlotLama } from './slot-lama.store.ts'

/**
 * Why a consultation cannot be restored to its slot; null where it can. A patient gets the reason of the session first, the
 * clinic the reason of the day. The database reports a closed account to the clinic (`PEOPLE_INACTIVE`).
 */
export function checkSlotLama(
  slot: SlotLama,
  pihak: SisiBatal,
): Verdict<'CLINIC_CLOSED' | 'PROFESSIONAL_AWAY' | 'SLOT_INVALID'> {
  const day = slot.tutup ? 'CLINIC_CLOSED' : slot.cuti ? 'PROFESSIONAL_AWAY' : null
  if (pihak === 'klinik') return day ?? (slot.sesiTetap ? null : 'SLOT_INVALID')
  return slot.sesiTetap && slot.tenagaAktif ? day : 'SLOT_INVALID'
}
