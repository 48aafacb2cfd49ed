import type { Message } from '../base/message.ts'

/** Why a proposal is refused, beside the refusals of a booking. Part of the catalogue of `messages.ts`. */
export const usulan = {
  NOT_AFFECTED: {
    status: 409,
    judul: 'Belum ada yang disimpan',
    isi: 'Konsultasi ini tidak dibatalkan oleh perubahan ini.',
  },
  NOT_COLLEAGUE: {
    status: 409,
    judul: 'Belum ada yang disimpan',
    isi: 'Pilih tenaga profesional aktif dengan profesi yang sama.',
  },
  SLOT_PROPOSED: {
    status: 409,
    judul: 'Belum ada yang disimpan',
    isi: 'Waktu ini sudah diusulkan untuk konsultasi lain.',
  },
} as const satisfies Record<string, Message>
