import type { Message } from '../message.ts'

const notSaved = { status: 409, judul: 'Klinik belum disimpan' }

/** Refusals around clinics and their zones. Part of the catalogue of `messages.ts`. */
export const klinik = {
  CLINIC_NAME_TAKEN: { ...notSaved, isi: 'Nama klinik ini sudah dipakai.', field: 'nama' },
  CLINIC_UNKNOWN: { status: 422, judul: 'Data belum sesuai', isi: 'Klinik ini tidak ditemukan.', field: 'klinik_id' },
  CLINIC_IN_USE: {
    ...notSaved,
    judul: 'Zona waktu tidak dapat diubah',
    isi: 'Masih ada konsultasi mendatang pada jam yang sekarang. Pindahkan atau batalkan dahulu.',
    field: 'zona',
  },
} as const satisfies Record<string, Message>
