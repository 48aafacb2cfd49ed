import type { Message } from '../base/message.ts'

const notSaved = { status: 409, judul: 'Perubahan ditolak' }

/** Refusals around semesters and the quotas that count in them. Part of the catalogue of `messages.ts`. */
export const semester = {
  SEMESTER_LIMIT: {
    status: 409,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Kunjungan Anda semester ini sudah habis.',
    /** `n`: how many visits the patient may have; they have as many. */
    isiRinci: 'Kunjungan {jenis} Anda semester ini sudah {n} dari {n}. Hubungi loket bila Anda memerlukan lebih.',
  },
  SEMESTER_OVERLAP: { ...notSaved, isi: 'Tanggal ini milik semester lain.', field: 'dari' },
  SEMESTER_NAME_TAKEN: { ...notSaved, isi: 'Nama semester ini sudah dipakai.', field: 'nama' },
  SEMESTER_IN_USE: {
    ...notSaved,
    isi: 'Cabut dahulu kelonggarannya.',
  },
} as const satisfies Record<string, Message>
