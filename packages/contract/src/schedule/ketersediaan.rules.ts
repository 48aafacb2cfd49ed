import { isoWib, type Jam, type Tanggal } from '../base/waktu.ts'
import { isInWindow, isWorkday, type Jendela, opensNext } from './jendela.rules.ts'
import type { AlasanHari, Ketersediaan } from './ketersediaan.schema.ts'

/**
 * What is known of one day with one professional. `sesi` are open ones, `mendatang` those not begun, `ditutup` how many of these
 * lie in closed hours, `sisa` the free ones. Of another type than the usual one these are its starts, and `dekat` those that only
 * its notice blocks. A holiday with `jam_dari` closes a part of the day; `cuti` is leave of the whole day.
 */
export type HariFacts = {
  tanggal: Tanggal
  libur: { nama: string; buka: boolean; jam_dari?: Jam | null; jam_sampai?: Jam | null } | null
  cuti: boolean
  sesi: number
  mendatang: number
  ditutup?: number
  dekat?: number
  sisa: number
}

/**
 * Why a day cannot be booked, the first reason that a person would name: over, closed for all, not open yet, closed
 * with this professional, too near, full. Leave outside the window is not disclosed.
 */
function alasanHari(day: HariFacts, today: Tanggal, jendela: Jendela): AlasanHari | null {
  if (day.tanggal < today) return 'lewat'
  const isClosedInPart = !!day.libur?.jam_dari
  if (day.libur && !day.libur.buka && !isClosedInPart) return 'libur'
  if (!isInWindow(day.tanggal, today, jendela.akhir)) return 'di luar jendela'
  if (day.cuti) return 'cuti'
  if (day.sesi === 0) return 'tidak ada sesi'
  if (day.mendatang === 0) return 'lewat'
  if (day.mendatang === day.ditutup) return isClosedInPart ? 'libur' : 'cuti'
  if (day.sisa > 0) return null
  return day.dekat ? 'terlalu dekat' : 'penuh'
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
    ...(libur?.jam_dari && { jam_tutup: { dari: libur.jam_dari, sampai: libur.jam_sampai ?? null } }),
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
