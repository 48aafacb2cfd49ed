import type { Message } from '../base/message.ts'

/** Refusals around leave. Part of the catalogue of `messages.ts`. */
export const cuti = {
  PROFESSIONAL_AWAY: {
    status: 422,
    judul: 'Tenaga profesional cuti',
    isi: 'Tenaga profesional ini cuti pada tanggal tersebut. Silakan pilih tanggal lain.',
    /** `jam`: the hours of that day in which the professional is away, `12.00–15.00`; `zona`: that of the clinic, `WIB`. */
    isiRinci: 'Tenaga profesional ini cuti pada tanggal tersebut pukul {jam} {zona}. Silakan pilih waktu lain.',
    field: 'tanggal',
  },
  LEAVE_IN_PAST: {
    status: 422,
    judul: 'Cuti belum disimpan',
    isi: 'Tanggal selesai cuti sudah lewat.',
    field: 'sampai',
  },
  LEAVE_OVERLAP: {
    status: 409,
    judul: 'Cuti belum disimpan',
    isi: 'Anda sudah memiliki cuti pada sebagian tanggal ini.',
  },
  NOT_STRANDED: {
    status: 409,
    judul: 'Konsultasi tidak dapat diubah',
    isi: 'Konsultasi ini tidak terdampak oleh tanggal tersebut.',
  },
  RESOLUTION_REFUSED: {
    status: 409,
    judul: 'Belum ada yang disimpan',
    isi: 'Sebagian konsultasi tidak dapat diproses. Tidak ada yang diubah.',
  },
} as const satisfies Record<string, Message>
