import { t } from '@lingui/core/macro'
import { MAX_KETERSEDIAAN_HARI } from '@sehati/contract/constants'
import { bukaKembali } from '@sehati/contract/ketersediaan/rules'
import type { Ketersediaan } from '@sehati/contract/ketersediaan/schema'
import { isWorkday } from '@sehati/contract/konsultasi/jendela.rules'
import { messages } from '@sehati/contract/messages'
import { addDays, type Tanggal } from '@sehati/contract/waktu'
import { say } from './say.ts'
import { tanggalPanjang } from './tanggal.ts'

/** The longest range from a date that one request about availability may cover. */
export const rentangFrom = (dari: Tanggal): { dari: Tanggal; sampai: Tanggal } => ({
  dari,
  sampai: addDays(dari, MAX_KETERSEDIAAN_HARI - 1),
})

/** Whether the window continues after these days: the longest window needs more than one request. */
export const goesOn = (days: Ketersediaan[]): boolean =>
  !days.slice(-7).some(({ tanggal, alasan }) => alasan === 'di luar jendela' && isWorkday(tanggal))

/** The days of a window as its calendar needs them. */
export type JendelaHari = {
  dayOf: (tanggal: Tanggal) => Ketersediaan | undefined
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
 * A full day and one without sessions can be looked at: a slot may become free, and the day's list says that it is
 * empty. Closed days and those beyond the window cannot.
 */
export const canLookAt = ({ tanggal, alasan }: Ketersediaan, today: Tanggal): boolean =>
  alasan === null || alasan === 'penuh' || alasan === 'tidak ada sesi' || (alasan === 'lewat' && tanggal >= today)

export function jendelaOf(days: Ketersediaan[], today: Tanggal): JendelaHari {
  const byTanggal = new Map(days.map((day) => [day.tanggal, day]))
  const within = days.filter((day) => canLookAt(day, today) || day.alasan === 'cuti')
  const open = within.filter((day) => canLookAt(day, today))
  return {
    dayOf: (tanggal) => byTanggal.get(tanggal),
    berslot: open.filter(({ bisa, alasan }) => bisa || alasan === 'penuh').map(({ tanggal }) => tanggal),
    akhir: within.at(-1)?.tanggal ?? null,
    pertama: (open.find(({ bisa }) => bisa) ?? open[0])?.tanggal ?? null,
    menyusul: days.filter((day) => day.rilis_pada),
    bukaKembali: bukaKembali(days, today),
  }
}

/** Why a day has no slot to book, in a sentence; null where it has. */
export function kalimatAlasan({ tanggal, alasan, keterangan }: Ketersediaan, akhir: Tanggal | null): string | null {
  switch (alasan) {
    case null:
      return null
    case 'libur':
      return t`Layanan tutup: ${keterangan ?? ''}.`
    case 'cuti':
      return t`Tenaga profesional cuti pada tanggal ini.`
    case 'penuh':
      return say(messages.DAY_FULL.isi)
    case 'tidak ada sesi':
      return t`Tidak ada sesi pada tanggal ini.`
    case 'lewat':
      return t`Sudah lewat.`
    case 'di luar jendela':
      if (!isWorkday(tanggal)) return t`Layanan tutup pada hari Sabtu dan Minggu.`
      return akhir ? t`Pemesanan baru dibuka sampai ${tanggalPanjang(akhir)}.` : t`Pemesanan belum dibuka.`
  }
}

/** The sentence over a window without a single day. */
export const kalimatTutup = (buka: Tanggal): string =>
  t`Tidak ada hari layanan minggu ini. Layanan buka kembali ${tanggalPanjang(buka)}.`
