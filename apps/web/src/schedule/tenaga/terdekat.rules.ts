import { daysBetween, namaZona, type Tanggal, weekday, type Zona } from '@sehati/contract/base/waktu'
import { hariSeminggu, jam, tanggalOf, tanggalPendek } from '../../base/lib/tanggal.ts'

/** `Selasa 09.00 WIB` within the coming six days, later `Sel, 1 Des 09.00 WIB`: a weekday alone would then name two days. */
export function kapanTerdekat(mulai: string, today: Tanggal, zona: Zona): string {
  const tanggal = tanggalOf(mulai)
  const isNear = daysBetween(today, tanggal) < 7
  return `${isNear ? hariSeminggu()[weekday(tanggal)] : tanggalPendek(tanggal)} ${jam(mulai, zona)} ${namaZona(zona)}`
}
