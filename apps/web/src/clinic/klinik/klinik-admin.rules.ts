import { plural, t } from '@lingui/core/macro'
import { instantOf, namaZona, WIB, type Zona } from '@sehati/contract/base/waktu'
import type { Klinik } from '@sehati/contract/clinic/klinik.schema'
import { say } from '../../base/lib/say.ts'
import { jam } from '../../base/lib/tanggal.ts'

/** The three zones as an admin chooses them. */
export const pilihanZona = (): { value: string; label: string }[] => [
  { value: '7', label: t`WIB, UTC+7 (Jakarta)` },
  { value: '8', label: t`WITA, UTC+8 (Makassar)` },
  { value: '9', label: t`WIT, UTC+9 (Jayapura)` },
]

const ANY_DAY = '2000-01-03'

/** How many professionals a clinic has. */
export const kalimatTenaga = ({ tenaga }: Pick<Klinik, 'tenaga'>): string =>
  tenaga === 0 ? t`Belum ada tenaga profesional.` : plural(tenaga, { other: '# tenaga profesional.' })

/** What the zone does to a session of the clinic, `Sesi Selasa 09.00 WITA = 08.00 WIB.`; null in WIB, or without a session. */
export function kalimatZona({ contoh }: Pick<Klinik, 'contoh'>, zona: Zona): string | null {
  if (!contoh || zona === WIB) return null
  const [hari, di, nama] = [say(contoh.hari), jam(contoh.jam_mulai), namaZona(zona)]
  const wib = jam(instantOf(ANY_DAY, contoh.jam_mulai, zona).toISOString())
  return t`Sesi ${hari} ${di} ${nama} = ${wib} WIB.`
}
