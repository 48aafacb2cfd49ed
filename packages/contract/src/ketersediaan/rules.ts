import { isInWindow, isWorkday, type Jendela, opensNext } from '../konsultasi/booking.rules.ts'
import { isoWib, type Tanggal } from '../waktu.ts'
import type { AlasanHari, Ketersediaan } from './schema.ts'

/** What is known of one day with one professional. `sesi` are open ones, `mendatang` those not begun, `sisa` the free ones. */
export type HariFacts = {
  tanggal: Tanggal
  libur: { nama: string; buka: boolean } | null
  cuti: boolean
  sesi: number
  mendatang: number
  sisa: number
}

/**
 * Why a day cannot be booked, the first reason that a person would name: over, closed for all, not open yet, closed
 * with this professional, full. Leave outside the window is not disclosed.
 */
function alasanHari(day: HariFacts, today: Tanggal, jendela: Jendela): AlasanHari | null {
  if (day.tanggal < today) return 'lewat'
  if (day.libur && !day.libur.buka) return 'libur'
  if (!isInWindow(day.tanggal, today, jendela.akhir)) return 'di luar jendela'
  if (day.cuti) return 'cuti'
  if (day.sesi === 0) return 'tidak ada sesi'
  if (day.mendatang === 0) return 'lewat'
  return day.sisa === 0 ? 'penuh' : null
}

export function ketersediaanHari(day: HariFacts, today: Tanggal, jendela: Jendela): Ketersediaan {
  const alasan = alasanHari(day, today, jendela)
  const { tanggal, libur, sisa } = day
  return {
    tanggal,
    bisa: alasan === null,
    alasan,
    keterangan: libur?.nama ?? null,
    sisa: alasan === null ? sisa : 0,
    ...(alasan === 'di luar jendela' &&
      jendela.rilis &&
      opensNext(tanggal, jendela) && { rilis_pada: isoWib(jendela.rilis.pada) }),
  }
}

/**
 * The next working day that is no holiday, for the sentence over a window without a single day; null while every day
 * in the window could still be one. `days` must reach beyond the window.
 */
export function bukaKembali(days: Ketersediaan[], today: Tanggal): Tanggal | null {
  const isClosed = ({ tanggal, alasan }: Ketersediaan) => alasan === 'libur' || !isWorkday(tanggal)
  const firstBeyond = days.find(({ tanggal, alasan }) => alasan === 'di luar jendela' && isWorkday(tanggal))
  if (!firstBeyond) return null
  const inWindow = days.filter(({ tanggal }) => tanggal >= today && tanggal < firstBeyond.tanggal)
  return inWindow.every(isClosed) ? firstBeyond.tanggal : null
}
