import { roles } from '@sehati/contract/base/access'
import { type Ulasan, ulasan } from './content/ulasan.ts'
import type { Meeting } from './diary.ts'
import type { Random } from './random.ts'

export type Review = { rating: number; komentar: string; waktu: Date }

const HOUR_MS = 3_600_000

const fits = ({ hanya = {} }: Ulasan, { tenaga, pasien }: Meeting, metode: string): boolean =>
  (hanya.metode ?? metode) === metode &&
  (hanya.level_id ?? tenaga.level_id) === tenaga.level_id &&
  (hanya.lokasi?.includes(tenaga.lokasi) ?? true) &&
  (!hanya.dari || roles[pasien.level_id].nama === 'user')

/** Picks comments that fit the consultation, the least used first. */
export function makeReviewer(random: Random) {
  let deck = random.shuffled(ulasan)
  /** Null where the review would be dated in the future. */
  return (meeting: Meeting, metode: string, finished: Date, now: Date): Review | null => {
    const waktu = new Date(finished.getTime() + random.between(1, 60) * HOUR_MS)
    if (waktu > now) return null
    const chosen = deck.find((one) => fits(one, meeting, metode)) as Ulasan
    deck = [...deck.filter((one) => one !== chosen), chosen]
    return { rating: chosen.rating, komentar: chosen.komentar, waktu }
  }
}
