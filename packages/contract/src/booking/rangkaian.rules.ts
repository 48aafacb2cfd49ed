import { addDays, type Tanggal } from '../base/waktu.ts'
import type { BookingRefusal } from './booking.rules.ts'

/** How many weeks lie between two meetings of a series. */
export const semuaJarakMinggu = [1, 2, 4] as const
export type JarakMinggu = (typeof semuaJarakMinggu)[number]

/** How many meetings a series has. */
export const PERTEMUAN_TERSEDIKIT = 2
export const PERTEMUAN_TERBANYAK = 12

export { RANGKAIAN_MINGGU } from '../base/constants.ts'

/** How many other times are suggested for a meeting that cannot take place when the pattern says. */
export const USULAN_PERTEMUAN = 3
/** How many days before and after it they lie at most: the meetings before and after it are further away. */
export const USULAN_HARI = 6

export type Dilewati = { tanggal: Tanggal; nama: string }

/**
 * The dates of a series: every so many weeks from `tanggal` on, as many as it has meetings. Closed days, by their names in
 * `libur`, are left out, and the series ends later by as many.
 */
export function tanggalRangkaian(
  { tanggal, jarak_minggu, jumlah }: { tanggal: Tanggal; jarak_minggu: JarakMinggu; jumlah: number },
  libur: ReadonlyMap<Tanggal, string>,
): { pertemuan: Tanggal[]; dilewati: Dilewati[] } {
  const [pertemuan, dilewati]: [Tanggal[], Dilewati[]] = [[], []]
  for (let date = tanggal; pertemuan.length < jumlah; date = addDays(date, 7 * jarak_minggu)) {
    const nama = libur.get(date)
    if (nama === undefined) pertemuan.push(date)
    else dilewati.push({ tanggal: date, nama })
  }
  return { pertemuan, dilewati }
}

/** Why a meeting cannot take place then, in a word. */
export const semuaAlasanPertemuan = [
  'libur',
  'cuti',
  'terisi',
  'penuh',
  'pasien sibuk',
  'tidak ada sesi',
  'terlalu dekat',
  'cadangan',
  'jatah habis',
  'di luar jendela',
] as const
export type AlasanPertemuan = (typeof semuaAlasanPertemuan)[number]

const alasan: Record<BookingRefusal, AlasanPertemuan> = {
  CLINIC_CLOSED: 'libur',
  PROFESSIONAL_AWAY: 'cuti',
  SLOT_TAKEN: 'terisi',
  DAY_FULL: 'penuh',
  WEEK_FULL: 'penuh',
  PATIENT_BUSY: 'pasien sibuk',
  SLOT_INVALID: 'tidak ada sesi',
  TYPE_NOT_OFFERED: 'tidak ada sesi',
  TOO_SOON: 'terlalu dekat',
  SLOT_RESERVED: 'cadangan',
  SEMESTER_LIMIT: 'jatah habis',
  DATE_OUTSIDE_WINDOW: 'di luar jendela',
  NOT_RELEASED: 'di luar jendela',
  // A series is no request of the patient's.
  BOOKING_LIMITED: 'jatah habis',
  ALREADY_REQUESTED: 'terisi',
  CONFIRM_FIRST: 'terisi',
}
export const alasanPertemuan = (code: BookingRefusal): AlasanPertemuan => alasan[code]
