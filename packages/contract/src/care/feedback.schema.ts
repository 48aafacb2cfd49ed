import * as z from 'zod/mini'
import { BINTANG_TERBANYAK, maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, fromDigits, Id, idMasukan, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { HariBaku, Jam, Zona } from '../base/waktu.ts'

/** A review with the consultation it belongs to; `name` is the patient, its author. */
export const Feedback = z.object({
  feedback_id: Id,
  jadwal_id: Id,
  rating: z.int(),
  komentar: z.string(),
  name: z.string(),
  nama_profesional: z.string(),
  tanggal: z.string(),
  hari: HariBaku,
  sesi: z.int(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  created_at: z.string(),
  /** Whether the author allows that the comment is shown in public, without their name. */
  tampil_publik: z.boolean(),
})
describeSchema(Feedback, 'A review of a finished consultation. `name` is the patient.')
export type Feedback = z.output<typeof Feedback>

export const FeedbackMasukan = z.object({
  jadwal_id: idMasukan(isianTexts.feedbackWajib),
  rating: fromDigits(
    z
      .int(isianTexts.feedbackWajib)
      .check(z.minimum(1, isianTexts.feedbackWajib), z.maximum(BINTANG_TERBANYAK, isianTexts.feedbackWajib)),
  ),
  komentar: teksWajib(maxLength.komentar, isianTexts.komentar),
  /** Left out, it means no. */
  tampil_publik: z.optional(BitMasukan),
})
describeSchema(FeedbackMasukan, 'A review: `rating` from 1 to 5, and a comment.')
export type FeedbackMasukan = z.output<typeof FeedbackMasukan>

/** The author's later choice. */
export const TampilFeedbackMasukan = z.object({ tampil_publik: BitMasukan })
describeSchema(TampilFeedbackMasukan, 'Whether the public page of the professional shows the comment of a review.')
