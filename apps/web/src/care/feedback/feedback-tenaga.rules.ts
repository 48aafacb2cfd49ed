import { t } from '@lingui/core/macro'
import type { Feedback } from '@sehati/contract/care/feedback.schema'
import { rentangJam, tanggalPanjang } from '../../base/lib/tanggal.ts'

type When = Pick<Feedback, 'tanggal' | 'sesi' | 'jam_mulai' | 'jam_selesai' | 'zona'>

/** `Senin, 23 November 2026 · 09.00–10.00 WIB · Sesi 1`: the schedule as it is shown and searched. */
export const scheduleText = ({ tanggal, sesi, jam_mulai, jam_selesai, zona }: When): string =>
  [tanggalPanjang(tanggal), rentangJam(jam_mulai, jam_selesai, zona), t`Sesi ${sesi}`].join(' · ')

/** The reviews with this text in their comment, patient or schedule, in upper or lower case. */
export function searchFeedback(reviews: Feedback[], term: string): Feedback[] {
  const wanted = term.trim().toLowerCase()
  const holds = (text: string) => text.toLowerCase().includes(wanted)
  return reviews.filter((review) => holds(review.komentar) || holds(review.name) || holds(scheduleText(review)))
}

export type RatingSummary = {
  jumlah: number
  /** Null where there is no review yet. */
  rata: number | null
  /** Five stars first. */
  sebaran: { rating: number; jumlah: number; persen: number }[]
}

export function summarize(reviews: Pick<Feedback, 'rating'>[]): RatingSummary {
  const jumlah = reviews.length
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const sebaran = [5, 4, 3, 2, 1].map((rating) => {
    const own = reviews.filter((review) => review.rating === rating).length
    return { rating, jumlah: own, persen: jumlah === 0 ? 0 : Math.round((own / jumlah) * 100) }
  })
  return { jumlah, rata: jumlah === 0 ? null : Math.round((sum / jumlah) * 10) / 10, sebaran }
}
