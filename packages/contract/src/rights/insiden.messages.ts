import type { Message } from '../base/message.ts'

/** Refusals around incidents. Part of the catalogue of `messages.ts`. */
export const insiden = {
  INCIDENT_CLOSED: {
    status: 409,
    judul: 'Insiden sudah ditutup',
    isi: 'Insiden yang sudah ditutup tidak dapat diubah.',
  },
  INCIDENT_CLOCK: {
    status: 409,
    judul: 'Waktu tidak diubah',
    isi: 'Waktu diketahui hanya dapat dimajukan, dan tidak boleh sesudah sekarang.',
    field: 'diketahui_pada',
  },
  INCIDENT_INCOMPLETE: {
    status: 409,
    judul: 'Pemberitahuan belum lengkap',
    isi: 'Lengkapi dulu bagian yang bertanda [lengkapi].',
  },
  INCIDENT_UNASKED: {
    status: 409,
    judul: 'Pemberitahuan belum diajukan',
    isi: 'Ajukan dulu pengirimannya, lalu minta orang kedua menyetujui. Perubahan sesudahnya perlu diajukan lagi.',
  },
  INCIDENT_UNSENT: {
    status: 409,
    judul: 'Insiden belum dapat ditutup',
    isi: 'Beri tahu semua orang yang terdampak, dan catat surat kepada lembaga, sebelum menutup insiden.',
  },
} as const satisfies Record<string, Message>
