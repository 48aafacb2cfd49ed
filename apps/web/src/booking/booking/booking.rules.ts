import { t } from '@lingui/core/macro'
import { http } from '@sehati/contract/base/http.messages'
import { tampak } from '@sehati/contract/base/tampak'
import { type Alert, alerts } from '@sehati/contract/base/texts'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { Keluhan } from '@sehati/contract/consultation/konsultasi.schema'
import type { ApiError } from '../../base/lib/api-error.ts'

/** The booking form as it stands when it is sent. */
export type BookingDraft = {
  keluhan: string
  /** A slot was chosen, whether or not it can still be had. */
  hasChosen: boolean
  /** The chosen slot is among the day's free ones. */
  isFree: boolean
}

export type Objection = { field: 'keluhan' | 'waktu'; alert: Alert }

/** Whether a slot is chosen and still among the day's; what is wrong when not. */
export function checkMove({ hasChosen, isFree }: Pick<BookingDraft, 'hasChosen' | 'isFree'>): Alert | null {
  if (!hasChosen) return alerts.slotMissing
  return isFree ? null : messages.SLOT_INVALID
}

/** The first thing that is missing, in the specification's order: complaint, slot, slot among the day's. */
export function checkDraft(draft: BookingDraft): Objection | null {
  if (tampak(draft.keluhan) === '') return { field: 'keluhan', alert: alerts.keluhanMissing }
  const keluhan = Keluhan.safeParse(draft.keluhan)
  if (!keluhan.success) {
    const isi = keluhan.error.issues[0]?.message ?? http.VALIDATION_FAILED.isi
    return { field: 'keluhan', alert: { judul: http.VALIDATION_FAILED.judul, isi } }
  }
  const waktu = checkMove(draft)
  return waktu && { field: 'waktu', alert: waktu }
}

/**
 * What is true beside the specification's sentence where nothing was decided: what happened, and that nothing is lost. The
 * same request sent again is booked once.
 */
function keptNotes({ code, isDecided }: Pick<ApiError, 'code' | 'isDecided'>): string[] {
  if (isDecided) return []
  return [
    code === 'NETWORK'
      ? t`Tidak ada koneksi internet, atau server tidak dapat dihubungi.`
      : t`Layanan sedang terganggu.`,
    t`Yang sudah Anda isi tidak hilang dan tetap ada di halaman ini.`,
    t`Setelah tersambung, kirim sekali lagi. Pengajuan yang sama tidak tercatat dua kali.`,
  ]
}

/** A failed booking in the specification's words: the server's decision, an unreadable response, or another failure. */
function alertOf({ code, status, judul, message }: Refusal): Alert {
  if (code === 'BAD_RESPONSE') return alerts.bookingInvalid
  if (status === 0 || status >= 500) return alerts.bookingException
  return { judul, isi: message }
}

type Refusal = Pick<ApiError, 'code' | 'status' | 'judul' | 'message' | 'isDecided'>

/** What the alert above a booking says of a refusal. */
export const bookingAlert = (error: Refusal): Alert & { items: string[] } => ({
  ...alertOf(error),
  items: keptNotes(error),
})
