import type { Message } from '../base/message.ts'

const notSaved = { status: 409, judul: 'Klinik belum disimpan' }

/** Refusals around clinics and their zones. Part of the catalogue of `messages.ts`. */
export const klinik = {
  CLINIC_NAME_TAKEN: { ...notSaved, isi: 'Nama klinik ini sudah dipakai.', field: 'nama' },
  CLINIC_IN_USE: {
    ...notSaved,
    isi: 'Masih ada konsultasi mendatang.',
    field: 'zona',
  },
} as const satisfies Record<string, Message>
