import type { Cuti } from '@sehati/contract/cuti.schema'
import type { Ketersediaan } from '@sehati/contract/ketersediaan.schema'
import type { Tanggal } from '@sehati/contract/waktu'
import { tanggalPanjang } from '../../lib/tanggal.ts'

type Span = Pick<Cuti, 'dari' | 'sampai'>

/** `Senin, 23 November 2026 sampai Rabu, 25 November 2026`; one day is one date. */
export const rentangCuti = ({ dari, sampai }: Span): string =>
  dari === sampai ? tanggalPanjang(dari) : `${tanggalPanjang(dari)} sampai ${tanggalPanjang(sampai)}`

export type KeadaanCuti = 'akan datang' | 'berlangsung' | 'selesai'

export const keadaanCuti = ({ dari, sampai }: Span, today: Tanggal): KeadaanCuti =>
  sampai < today ? 'selesai' : dari > today ? 'akan datang' : 'berlangsung'

/** Why a professional sees nobody on a date, with the word for the calendar. */
export type HariTutup = { kata: 'Libur' | 'Cuti'; kalimat: string }

/** Holidays come before leave, as they do for patients. A holiday on which the clinic opens closes nothing. */
export function hariTutup(tanggal: Tanggal, cuti: Span[], days: ReadonlyMap<Tanggal, Ketersediaan>): HariTutup | null {
  const day = days.get(tanggal)
  if (day?.alasan === 'libur') return { kata: 'Libur', kalimat: `Layanan tutup: ${day.keterangan}.` }
  if (cuti.some(({ dari, sampai }) => tanggal >= dari && tanggal <= sampai))
    return { kata: 'Cuti', kalimat: 'Anda cuti pada tanggal ini.' }
  return null
}
