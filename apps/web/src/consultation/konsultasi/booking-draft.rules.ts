import { alerts, isianTexts } from '@sehati/contract/base/texts'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { Keluhan } from '@sehati/contract/consultation/konsultasi.schema'

/** The form of *Add Konsultasi* as it stands when it is sent. */
export type BookingDraft = {
  pasien: object | null
  profesional_id: number
  /** A slot was chosen, whether or not it can still be had. */
  hasChosen: boolean
  /** The chosen slot is among the day's free ones. */
  isFree: boolean
  keluhan: string
}

export type DraftErrors = Partial<Record<'pasien' | 'profesional' | 'slot' | 'keluhan', string>>

/** What is wrong with each field; nothing where all is well. */
export function judgeDraft(draft: BookingDraft): DraftErrors {
  const errors: DraftErrors = {}
  if (!draft.pasien) errors.pasien = isianTexts.wajib
  if (!draft.profesional_id) errors.profesional = isianTexts.wajib
  else if (!draft.hasChosen) errors.slot = alerts.slotMissing.isi
  else if (!draft.isFree) errors.slot = messages.SLOT_INVALID.isi
  const keluhan = Keluhan.safeParse(draft.keluhan)
  if (!keluhan.success) errors.keluhan = keluhan.error.issues[0]?.message ?? isianTexts.keluhan
  return errors
}
