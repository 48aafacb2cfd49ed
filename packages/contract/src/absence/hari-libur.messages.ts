import type { Message } from '../base/message.ts'

/** Refusals around the holiday calendar. Part of the catalogue of `messages.ts`. */
export const hariLibur = {
  CLINIC_CLOSED: {
    status: 422,
    judul: 'Layanan tutup',
    isi: 'Layanan tutup pada tanggal ini. Silakan pilih tanggal lain.',
    /** `libur` is the name of the holiday, with the hours where it closes a part of the day: `Rapat (12.00–24.00 WIB)`. */
    isiRinci: 'Layanan tutup: {libur}.',
    field: 'tanggal',
  },
  HOLIDAY_EXISTS: {
    status: 409,
    judul: 'Hari libur belum disimpan',
    isi: 'Tanggal ini sudah ada dalam daftar hari libur.',
  },
} as const satisfies Record<string, Message>
