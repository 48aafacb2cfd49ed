import { BATAS_HAPUS_MS, BATAS_TULIS_SELESAI_HARI } from '../base/constants.ts'
import type { Verdict } from '../base/verdict.ts'
import type { StatusKonsultasi } from '../consultation/konsultasi.schema.ts'

/**
 * The kinds of file that a message can have, by the type that is stored. `dari` are the types that a sender may choose,
 * `sebutan` their names in the sentence that refuses another file. A `gambar` is encoded again and shown in the message; a
 * `dokumen` may contain active content: it is kept unchanged and only ever saved.
 */
export const jenisLampiran = {
  'image/webp': { rupa: 'gambar', dari: ['image/jpeg', 'image/png', 'image/webp'], sebutan: ['JPG', 'PNG'] },
  'application/pdf': { rupa: 'dokumen', dari: ['application/pdf'], sebutan: ['PDF'] },
} as const satisfies Record<string, { rupa: 'gambar' | 'dokumen'; dari: readonly string[]; sebutan: readonly string[] }>
export type JenisLampiran = keyof typeof jenisLampiran
export type JenisDokumen = {
  [J in JenisLampiran]: (typeof jenisLampiran)[J]['rupa'] extends 'dokumen' ? J : never
}[JenisLampiran]
export const semuaJenisLampiran = Object.keys(jenisLampiran) as JenisLampiran[]

export const isGambar = (jenis: JenisLampiran): boolean => jenisLampiran[jenis].rupa === 'gambar'

/** The kind as which a file of this content type is sent; null where it cannot be. */
export const jenisDari = (type: string): JenisLampiran | null =>
  semuaJenisLampiran.find((jenis) => jenisLampiran[jenis].dari.some((one) => one === type)) ?? null

const DAY_MS = 24 * 60 * 60 * 1_000

/** Whether the conversation of a consultation may still be written in; `selesai_pada` is when it became `selesai`. */
export function checkTulis(
  { status, selesai_pada }: { status: StatusKonsultasi; selesai_pada: Date | null },
  now: Date,
): Verdict<'CHAT_CLOSED'> {
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

/**
 * Whether a message may be forwarded from one consultation to another: what a patient and a professional wrote to each other
 * stays with that patient. A patient forwards freely, because all consultations that they can name are their own.
 */
export const checkTeruskan = (dari: { user_id: number }, ke: { user_id: number }): Verdict<'FORWARD_REFUSED'> =>
  dari.user_id === ke.user_id ? null : 'FORWARD_REFUSED'

/** Whether a person may take a message back, for both. */
export function checkHapus(
  pesan: { pengirim_id: number; waktu_kirim: Date; dihapus: boolean },
  user_id: number,
  now: Date,
): Verdict<'FORBIDDEN' | 'DELETE_TOO_LATE'> {
  if (pesan.pengirim_id !== user_id) return 'FORBIDDEN'
  if (pesan.dihapus) return null
  return now.getTime() - pesan.waktu_kirim.getTime() > BATAS_HAPUS_MS ? 'DELETE_TOO_LATE' : null
}
