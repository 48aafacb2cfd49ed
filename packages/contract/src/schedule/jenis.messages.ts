import type { Message } from '../base/message.ts'

const notSaved = { status: 409, judul: 'Jenis konsultasi belum disimpan' }

/** Refusals around types of consultations. Part of the catalogue of `messages.ts`. */
export const jenis = {
  TYPE_NOT_OFFERED: {
    status: 422,
    judul: 'Jenis konsultasi tidak tersedia',
    isi: 'Jenis konsultasi ini tidak disediakan oleh tenaga profesional ini.',
    /** `metode`: `online` or `offline`, the only method of the type. */
    isiRinci: 'Jenis konsultasi ini hanya tersedia secara {metode}.',
    field: 'jenis_id',
  },
  TOO_SOON: {
    status: 422,
    judul: 'Slot waktu tidak valid',
    isi: 'Waktu ini terlalu dekat untuk jenis konsultasi ini.',
    /** `n`: hours. */
    isiRinci: 'Waktu ini terlalu dekat. Jenis konsultasi ini dipesan paling lambat {n} jam sebelumnya.',
    field: 'jam_mulai',
  },
  TYPE_NAME_TAKEN: { ...notSaved, isi: 'Nama jenis konsultasi ini sudah dipakai.', field: 'nama_jenis' },
  TYPE_FIXED: {
    ...notSaved,
    isi: 'Aturan Konsultasi Umum tidak dapat diubah.',
  },
} as const satisfies Record<string, Message>
