import { t } from '@lingui/core/macro'
import { MAX_CAKRAWALA_HARI } from '@sehati/contract/base/constants'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { AturanJendela, ModeJendela } from '@sehati/contract/clinic/pengaturan.schema'
import { nextRelease, windowEnd } from '@sehati/contract/schedule/jendela.rules'
import { kalimatRilis, namaRilis } from '../../base/lib/rilis.ts'
import { hariRelatif, tanggalPendek } from '../../base/lib/tanggal.ts'

/** The settings of the window as their fields show them. `rilis_jam` is a time of Jakarta, `08:00`. */
export type Typed = { mode_jendela: ModeJendela; minggu_ke_depan: string; cakrawala_hari: string; rilis_jam: string }

export const typedOf = (stored: AturanJendela): Typed => ({
  mode_jendela: stored.mode_jendela,
  minggu_ke_depan: String(stored.minggu_ke_depan),
  cakrawala_hari: String(stored.cakrawala_hari),
  rilis_jam: stored.rilis_jam.slice(0, 5),
})

/** What would be saved; null while a field has no value that can be saved. */
export function aturanOf({ mode_jendela, minggu_ke_depan, cakrawala_hari, rilis_jam }: Typed): AturanJendela | null {
  const hari = /^\d+$/.test(cakrawala_hari) ? Number(cakrawala_hari) : 0
  if (hari < 1 || hari > MAX_CAKRAWALA_HARI || rilis_jam === '') return null
  return { mode_jendela, minggu_ke_depan: Number(minggu_ke_depan), cakrawala_hari: hari, rilis_jam: `${rilis_jam}:00` }
}

/** Which settings differ from the stored ones: only these are sent, and what another admin changed meanwhile stays. */
export const changedOf = (aturan: AturanJendela, stored: AturanJendela): Partial<AturanJendela> =>
  Object.fromEntries(Object.entries(aturan).filter(([name, value]) => value !== stored[name as keyof AturanJendela]))

/** What each setting does to the days that come next. Sentences by the rule that decides about bookings. */
export function kalimatJendela(now: Date, aturan: AturanJendela) {
  const rilis = nextRelease(now, aturan)
  const berikutnya = namaRilis(rilis)
  const akhir = windowEnd(now, aturan)
  const tanggal = `${tanggalPendek(akhir)} (${hariRelatif(akhir, tanggalWib(now))})`
  return {
    mode:
      aturan.mode_jendela === 'mingguan'
        ? t`Satu pekan dibuka sekaligus. Berikutnya: ${berikutnya}.`
        : t`Satu hari dibuka setiap hari. Berikutnya: ${berikutnya}.`,
    jauh: t`Sekarang terbuka sampai ${tanggal}.`,
    jam: kalimatRilis({ ...rilis, pada: rilis.pada.toISOString() }),
  }
}
