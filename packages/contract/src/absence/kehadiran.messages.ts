import type { Message } from '../base/message.ts'
import { DIBATASI_HARI, KEBERATAN_HARI, TIDAK_HADIR_MENIT } from './kehadiran.rules.ts'

/** Refusals around attendance. Part of the catalogue of `messages.ts`. */
export const kehadiran = {
  TOO_EARLY: {
    status: 409,
    judul: 'Kehadiran belum dicatat',
    isi: `Kehadiran baru dapat dicatat ${TIDAK_HADIR_MENIT} menit setelah konsultasi dimulai.`,
  },
  CHECKED_IN: {
    status: 409,
    judul: 'Sudah tercatat tiba',
    isi: 'Pasien ini sudah tercatat tiba, jadi kehadirannya tidak berubah.',
  },
  OBJECTION_LATE: {
    status: 409,
    judul: 'Keberatan tidak dikirim',
    isi: `Keberatan hanya dapat disampaikan dalam ${KEBERATAN_HARI} hari setelah kehadiran dicatat.`,
  },
  OBJECTION_EXISTS: {
    status: 409,
    judul: 'Keberatan tidak dikirim',
    isi: 'Keberatan untuk konsultasi ini sudah Anda sampaikan.',
  },
  OBJECTION_NONE: {
    status: 409,
    judul: 'Keberatan tidak dikirim',
    isi: 'Tidak ada catatan kehadiran pada konsultasi ini yang dapat ditanggapi.',
  },
  OBJECTION_DECIDED: { status: 409, judul: 'Putusan tidak disimpan', isi: 'Keberatan ini sudah diputus.' },
  BOOKING_LIMITED: {
    status: 409,
    judul: 'Gagal mengajukan konsultasi',
    isi: `Saat ini Anda dapat memiliki satu janji dalam satu waktu, paling jauh ${DIBATASI_HARI} hari ke depan. Bila mendesak, hubungi loket atau gunakan bantuan segera.`,
    /** `n`: how many were missed; `tanggal`: when it ends, `23 Februari 2027`. */
    isiRinci:
      'Saat ini Anda dapat memiliki satu janji dalam satu waktu, karena {n} janji terlewat. Batas ini berakhir sendiri pada {tanggal}. Bila mendesak, hubungi loket atau gunakan bantuan segera.',
  },
} as const satisfies Record<string, Message>
