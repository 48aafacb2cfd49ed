import { t } from '@lingui/core/macro'
import { addDays, daysBetween, seninOf, type Tanggal, weekday } from '@sehati/contract/base/waktu'
import { hariSeminggu, jam, tanggalOf, tanggalPendek, tanggalTanpaTahun } from './tanggal.ts'

/** Days that open together: the first, the last, and the instant (ISO 8601). */
export type RilisHari = { dari: Tanggal; sampai: Tanggal; pada: string }

/** `30 Nov`. */
const tanggalBulan = (tanggal: Tanggal) => tanggalPendek(tanggal).replace(/^\S+ /, '')
const isNextWeek = ({ dari, sampai }: RilisHari, today: Tanggal) =>
  seninOf(dari) === addDays(seninOf(today), 7) && seninOf(sampai) === seninOf(dari)

/** `Pekan 30 Nov – 4 Des`; a single day is `Rabu, 2 Desember`. */
export const namaRilis = ({ dari, sampai }: Pick<RilisHari, 'dari' | 'sampai'>): string =>
  dari === sampai ? tanggalTanpaTahun(dari) : t`Pekan ${tanggalBulan(dari)} – ${tanggalBulan(sampai)}`

/** `Jumat, 27 Nov`. */
const hariTanggal = (tanggal: Tanggal) => `${hariSeminggu()[weekday(tanggal)]}, ${tanggalBulan(tanggal)}`

/** `Pekan 30 Nov – 4 Des dibuka Jumat, 27 Nov pukul 08.00.` */
export const kalimatRilis = (rilis: RilisHari): string =>
  t`${{ apa: namaRilis(rilis) }} dibuka ${{ hari: hariTanggal(tanggalOf(rilis.pada)) }} pukul ${{ jam: jam(rilis.pada) }}.`

/** The same for patients, with the words of the day: `Pekan depan dibuka Jumat pukul 08.00.` */
export function kalimatDibuka(rilis: RilisHari, today: Tanggal): string {
  const tanggal = tanggalOf(rilis.pada)
  const apa = isNextWeek(rilis, today) && rilis.dari !== rilis.sampai ? t`Pekan depan` : namaRilis(rilis)
  const pukul = jam(rilis.pada)
  if (tanggal === today) return t`${{ apa }} dibuka hari ini pukul ${{ jam: pukul }}.`
  // A week ahead, the weekday alone would also name today.
  const hari = daysBetween(today, tanggal) < 7 ? (hariSeminggu()[weekday(tanggal)] ?? '') : hariTanggal(tanggal)
  return t`${{ apa }} dibuka ${{ hari }} pukul ${{ jam: pukul }}.`
}
