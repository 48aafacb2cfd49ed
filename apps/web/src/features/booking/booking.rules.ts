import { Keluhan } from '@sehati/contract/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import { type Alert, alerts } from '@sehati/contract/texts'

/** The booking form as it stands when it is sent. */
export type BookingDraft = {
  keluhan: string
  /** A slot was chosen, whether or not it can still be had. */
  hasChosen: boolean
  /** The chosen slot is among the day's free ones. */
  isFree: boolean
  use_bpjs: 0 | 1
  hasBpjs: boolean
}

export type Objection = { field: 'keluhan' | 'waktu' | 'layanan'; alert: Alert }

/** Whether a slot is chosen and still among the day's; what is wrong when not. */
export function checkMove({ hasChosen, isFree }: Pick<BookingDraft, 'hasChosen' | 'isFree'>): Alert | null {
  if (!hasChosen) return alerts.slotMissing
  return isFree ? null : messages.SLOT_INVALID
}

/** The first thing that is missing, in the specification's order: complaint, slot, slot among the day's, BPJS number. */
export function checkDraft(draft: BookingDraft): Objection | null {
  if (draft.keluhan.trim() === '') return { field: 'keluhan', alert: alerts.keluhanMissing }
  const keluhan = Keluhan.safeParse(draft.keluhan)
  if (!keluhan.success) {
    const isi = keluhan.error.issues[0]?.message ?? messages.VALIDATION_FAILED.isi
    return { field: 'keluhan', alert: { judul: messages.VALIDATION_FAILED.judul, isi } }
  }
  const waktu = checkMove(draft)
  if (waktu) return { field: 'waktu', alert: waktu }
  if (draft.use_bpjs === 1 && !draft.hasBpjs) return { field: 'layanan', alert: messages.BPJS_REQUIRED }
  return null
}

type Refusal = { code: string; status: number; judul: string; message: string }

/** Whether the server has decided; a lost answer, or a crash, leaves open whether it acted. */
export const isDecided = ({ status }: Pick<Refusal, 'status'>): boolean => status >= 400 && status < 500

/** A failed booking in the specification's words: what the server decided, an answer nobody can read, or an accident. */
export function bookingAlert({ code, status, judul, message }: Refusal): Alert {
  if (code === 'BAD_RESPONSE') return alerts.bookingInvalid
  if (status === 0 || status >= 500) return alerts.bookingException
  return { judul, isi: message }
}
