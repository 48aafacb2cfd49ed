import { t } from '@lingui/core/macro'
import { registeredLevel } from '@sehati/contract/base/access'
import { perluKataRuang } from '@sehati/contract/desk/layar.rules'
import type { Panggilan } from '@sehati/contract/desk/layar.schema'
import { inArea } from '../../base/lib/paths.ts'

/** A room as the screen names it. */
export const ruangKata = (ruang: string): string => (perluKataRuang(ruang) ? t`Ruang ${ruang}` : ruang)

/** Where a patient records the own arrival: an employee is led from there to the own page. */
export const alamatHadir = (kode: string): string =>
  `${new URL(inArea(registeredLevel, '/hadir'), window.location.origin).href}#${kode}`

/** A call of the same number at another time is another call. */
const kunciOf = ({ kode, nomor, dipanggil_pada }: Panggilan): string => `${kode}-${nomor} ${dipanggil_pada}`
const saatOf = ({ dipanggil_pada }: Panggilan): number => Date.parse(dipanggil_pada)

/** What a screen has already announced, or had before it when it began. */
export type Dikenal = { sejak: number; kunci: readonly string[] }

/** What is known after these calls were seen. A screen shows only the last ones, so the time of the newest counts too. */
export const kenali = (panggilan: readonly Panggilan[]): Dikenal => {
  const sejak = Math.max(0, ...panggilan.map(saatOf))
  return { sejak, kunci: panggilan.filter((one) => saatOf(one) === sejak).map(kunciOf) }
}

/** The calls that are to be announced, the oldest first. One that comes back into view, because a newer one was skipped, is old. */
export const panggilanBaru = ({ sejak, kunci }: Dikenal, panggilan: readonly Panggilan[]): Panggilan[] =>
  panggilan
    .filter((one) => saatOf(one) > sejak || (saatOf(one) === sejak && !kunci.includes(kunciOf(one))))
    .sort((a, b) => saatOf(a) - saatOf(b) || a.nomor - b.nomor)
