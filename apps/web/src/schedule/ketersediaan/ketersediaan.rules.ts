import { MAX_KETERSEDIAAN_HARI } from '@sehati/contract/base/constants'
import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import { isWorkday } from '@sehati/contract/schedule/jendela.rules'
import { bukaKembali } from '@sehati/contract/schedule/ketersediaan.rules'
import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'

// Without a sentence: the script that requests early imports these rules, and sentences bring the whole contract's along.

/** The longest range from a date that one request about availability may cover. */
export const rentangFrom = (dari: Tanggal): { dari: Tanggal; sampai: Tanggal } => ({
  dari,
  sampai: addDays(dari, MAX_KETERSEDIAAN_HARI - 1),
})

/** Whether the window continues after these days: the longest window needs more than one request. */
export const goesOn = (days: Ketersediaan[]): boolean =>
  !days.slice(-7).some(({ tanggal, alasan }) => alasan === 'di luar jendela' && isWorkday(tanggal))

/**
 * What the days of a professional with several types count: the whole sessions (`sesi`) of the usual type, or the starts (`mulai`)
 * of another. Undefined where there is no other type.
 */
export type Hitungan = 'sesi' | 'mulai' | undefined

/** The days of a window as its calendar needs them. */
export type JendelaHari = {
  /** A day that was not read lies outside the window. */
  dayOf: (tanggal: Tanggal) => Ketersediaan
  /** The days with slots, in order; full ones too, for a slot may become free. */
  berslot: Tanggal[]
  /** The last day of the window that is no holiday; null where there is none. */
  akhir: Tanggal | null
  /** The day shown first: the first with a free slot, else the first that can be shown. */
  pertama: Tanggal | null
  /** The days that open together next, where that is announced. */
  menyusul: Ketersediaan[]
  /** Set where the whole window is closed. */
  bukaKembali: Tanggal | null
}

/**
 * A full day, one without sessions and one that is too near for its type can be looked at: a slot may become free, and the day's
 * list says why it has none. Closed days and those beyond the window cannot.
 */
export const canLookAt = ({ tanggal, alasan }: Ketersediaan, today: Tanggal): boolean =>
  alasan === null ||
  alasan === 'penuh' ||
  alasan === 'terlalu dekat' ||
  alasan === 'tidak ada sesi' ||
  (alasan === 'lewat' && tanggal >= today)

export function jendelaOf(days: Ketersediaan[], today: Tanggal): JendelaHari {
  const byTanggal = new Map(days.map((day) => [day.tanggal, day]))
  const within = days.filter((day) => canLookAt(day, today) || day.alasan === 'cuti')
  const open = within.filter((day) => canLookAt(day, today))
  return {
    dayOf: (tanggal) =>
      byTanggal.get(tanggal) ?? { tanggal, bisa: false, alasan: 'di luar jendela', keterangan: null, sisa: 0 },
    berslot: open.filter(({ bisa, alasan }) => bisa || alasan === 'penuh').map(({ tanggal }) => tanggal),
    akhir: within.at(-1)?.tanggal ?? null,
    pertama: (open.find(({ bisa }) => bisa) ?? open[0])?.tanggal ?? null,
    menyusul: days.filter((day) => day.rilis_pada),
    bukaKembali: bukaKembali(days, today),
  }
}
