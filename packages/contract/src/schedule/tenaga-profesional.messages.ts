import type { Message } from '../base/message.ts'

/** Refusals around health professionals. Part of the catalogue of `messages.ts`. */
export const tenagaProfesional = {
  NOT_A_PROFESSIONAL_LEVEL: {
    status: 422,
    judul: 'Tenaga profesional belum ditambahkan',
    isi: 'Hanya pengguna dengan peran dokter atau psikolog yang dapat dipilih.',
    field: 'user_id',
  },
  ALREADY_PROFESSIONAL: {
    status: 409,
    judul: 'Tenaga profesional belum ditambahkan',
    isi: 'Pengguna ini sudah terdaftar sebagai tenaga profesional.',
  },
  PROFESSIONAL_NOT_FOUND: {
    status: 404,
    judul: 'Tidak ditemukan',
    isi: 'Profesional ID tidak ditemukan untuk user ini.',
  },
} as const satisfies Record<string, Message>
