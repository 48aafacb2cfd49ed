import { BATAS_HAPUS_MS, BATAS_TULIS_SELESAI_HARI } from '../constants.ts'
import type { StatusKonsultasi } from '../konsultasi/schema.ts'
import type { Verdict } from '../user/rules.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Whether the conversation of a consultation may still be written in; `selesai_pada` is when it became `selesai`. */
export function checkTulis(
  { status, selesai_pada }: { status: StatusKonsultasi; selesai_pada: Date | null },
  now: Date,
): Verdict {
  const end = tutupPada({ status, selesai_pada })
  return end !== null && end <= now ? 'CHAT_CLOSED' : null
}

/** When writing ends: the start of time for a cancelled consultation, null while it goes on. */
export function tutupPada({
  status,
  selesai_pada,
}: {
  status: StatusKonsultasi
  selesai_pada: Date | null
}): Date | null {
  switch (status) {
    case 'dibatalkan':
      return new Date(0)
    case 'selesai':
      return selesai_pada && new Date(selesai_pada.getTime() + BATAS_TULIS_SELESAI_HARI * DAY_MS)
    case 'diajukan':
    case 'menunggu':
    case 'disetujui':
      return null
    default:
      return status satisfies never
  }
}

/** Whether a person may take a message back, for both. */
export function checkHapus(
  pesan: { pengirim_id: number; waktu_kirim: Date; dihapus: boolean },
  user_id: number,
  now: Date,
): Verdict {
  if (pesan.pengirim_id !== user_id) return 'FORBIDDEN'
  if (pesan.dihapus) return null
  return now.getTime() - pesan.waktu_kirim.getTime() > BATAS_HAPUS_MS ? 'DELETE_TOO_LATE' : null
}
