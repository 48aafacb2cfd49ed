import { t } from '@lingui/core/macro'
import type { JamTutup } from '@sehati/contract/ketersediaan/jam-tutup.rules'
import { jam, rentangJam } from './tanggal.ts'

/** `pukul 12.00–15.00 WIB`, or `mulai pukul 12.00 WIB` to the end of the day; null where the whole day is closed. */
export function kataJamTutup({ jam_dari, jam_sampai }: JamTutup): string | null {
  if (!jam_dari) return null
  const [dari, rentang] = [jam(jam_dari), rentangJam(jam_dari, jam_sampai ?? '')]
  return jam_sampai ? t`pukul ${rentang}` : t`mulai pukul ${dari} WIB`
}

/** A date with its closed hours, where it has some. */
export const denganJam = (tanggal: string, tutup: JamTutup): string =>
  [tanggal, kataJamTutup(tutup)].filter(Boolean).join(' ')
