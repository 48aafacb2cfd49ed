import { t } from '@lingui/core/macro'
import { namaZona, WIB, type Zona } from '@sehati/contract/base/waktu'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import { jam } from '../../base/lib/tanggal.ts'

/**
 * `pukul 12.00–15.00 WIB`, or `mulai pukul 12.00 WIB` to the end of the day, by the clock of a zone; a `clock` of null means that
 * of each clinic. Null where the whole day is closed.
 */
export function kataJamTutup({ jam_dari, jam_sampai }: JamTutup, clock: Zona | null): string | null {
  if (!jam_dari) return null
  const zona = clock === null ? t`waktu setempat` : namaZona(clock)
  const [dari, sampai] = [jam(jam_dari), jam(jam_sampai ?? '')]
  return jam_sampai ? t`pukul ${dari}–${sampai} ${zona}` : t`mulai pukul ${dari} ${zona}`
}

/** A date with its closed hours, where it has some. */
export const denganJam = (tanggal: string, tutup: JamTutup, zona: Zona | null): string =>
  [tanggal, kataJamTutup(tutup, zona)].filter(Boolean).join(' ')

/** The zone of these consultations, as long as they have one; null where they are in several. WIB where there are none. */
export const zonaBersama = (rows: readonly { zona: Zona }[]): Zona | null => {
  const zona = rows[0]?.zona ?? WIB
  return rows.every((row) => row.zona === zona) ? zona : null
}
