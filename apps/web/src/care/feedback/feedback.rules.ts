import { tampak } from '@sehati/contract/base/tampak'
import { isianTexts } from '@sehati/contract/base/texts'

export type FeedbackDraft = { jadwal_id: number | null; rating: number | null; komentar: string }

/** Why a review cannot be sent yet; null when it can. */
export function missingInFeedback({ jadwal_id, rating, komentar }: FeedbackDraft): string | null {
  if (jadwal_id === null || rating === null) return isianTexts.feedbackWajib
  return tampak(komentar) === '' ? isianTexts.komentar : null
}
