import type { Message } from '../base/message.ts'

const belumTersimpan = { status: 409, judul: 'Permintaan tidak tersimpan' } as const

/** Refusals around requests of people about their data. Part of the catalogue of `messages.ts`. */
export const permintaan = {
  REQUEST_DUPLICATE: { ...belumTersimpan, isi: 'Permintaan yang sama masih diproses. Lihat jawabannya di daftar.' },
  REQUEST_CLOSED: { ...belumTersimpan, isi: 'Permintaan ini sudah selesai.' },
  STATEMENT_NONE: {
    ...belumTersimpan,
    judul: 'Pernyataan tidak tersimpan',
    isi: 'Pernyataan ditulis satu kali, pada permintaan perbaikan rekam yang ditolak.',
  },
  REQUEST_OWN: { ...belumTersimpan, isi: 'Permintaan Anda sendiri ditangani petugas lain.' },
  REQUEST_ROUTED: {
    ...belumTersimpan,
    isi: 'Permintaan akses catatan psikologi dijawab oleh psikolog yang menangani atau peninjau psikologi.',
  },
  NOTES_STEP: {
    ...belumTersimpan,
    isi: 'Catatan dibuka satu kali, untuk peninjau psikologi, bila psikolog yang menulisnya sudah tidak bertugas.',
  },
  REQUEST_TIME: { ...belumTersimpan, status: 422, isi: 'Waktu diterima tidak boleh di masa depan.', field: 'tanggal' },
  REASON_REQUIRED: {
    ...belumTersimpan,
    status: 422,
    isi: 'Tulis jawaban, dan pilih alasan bila ditolak.',
    field: 'jawaban',
  },
  ERASURE_STEP: {
    ...belumTersimpan,
    isi: 'Penghapusan dikonfirmasi satu kali, lalu dilaksanakan oleh layanan. Untuk menolaknya, pilih Tolak.',
  },
  ERASURE_STAFF: {
    ...belumTersimpan,
    isi: 'Akun admin dan tenaga profesional tidak dihapus: namanya bagian dari rekam medis orang lain. Minta admin menonaktifkannya.',
  },
  ERASURE_LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan sudah tidak berlaku. Lihat permintaan Anda di halaman Data saya.',
    field: 'token',
  },
  ACCOUNT_ERASED: {
    status: 409,
    judul: 'Akun sudah dihapus',
    isi: 'Akun ini sudah dihapus atas permintaan pemiliknya.',
  },
} as const satisfies Record<string, Message>
