import { t } from '@lingui/core/macro'
import type { Cuti } from '@sehati/contract/cuti/schema'
import type { Ketersediaan } from '@sehati/contract/ketersediaan/schema'
import type { Tanggal } from '@sehati/contract/waktu'
import { capital } from '../../lib/capital.ts'
import { say } from '../../lib/say.ts'
import { tanggalPanjang } from '../../lib/tanggal.ts'

type Span = Pick<Cuti, 'dari' | 'sampai'>

/** `Senin, 23 November 2026 sampai Rabu, 25 November 2026`; one day is one date. */
export function rentangCuti(span: Span): string {
  const [dari, sampai] = [tanggalPanjang(span.dari), tanggalPanjang(span.sampai)]
  return dari === sampai ? dari : t`${dari} sampai ${sampai}`
}

export type KeadaanCuti = 'akan datang' | 'berlangsung' | 'selesai'

export const keadaanCuti = ({ dari, sampai }: Span, today: Tanggal): KeadaanCuti =>
  sampai < today ? 'selesai' : dari > today ? 'akan datang' : 'berlangsung'

/** Why a professional sees no patients on a date, with the word for the calendar. */
export type HariTutup = { kata: string; kalimat: string }

/** Holidays come before leave, as they do for patients. A holiday on which the clinic opens closes nothing. */
export function hariTutup(tanggal: Tanggal, cuti: Span[], days: ReadonlyMap<Tanggal, Ketersediaan>): HariTutup | null {
  const day = days.get(tanggal)
  const libur = say(day?.keterangan ?? '')
  if (day?.alasan === 'libur') return { kata: capital(say('libur')), kalimat: t`Layanan tutup: ${libur}.` }
  if (cuti.some(({ dari, sampai }) => tanggal >= dari && tanggal <= sampai))
    return { kata: t`Cuti`, kalimat: t`Anda cuti pada tanggal ini.` }
  return null
}
