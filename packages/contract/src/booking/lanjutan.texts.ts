import { setelahLogin } from '../base/mail-words.ts'

/** The mail about a follow-up, under the rules of `suratTexts`: it does not say what the new appointment follows. */
export const lanjutanSurat = {
  lanjutan: {
    subjek: 'Jadwal baru sudah dipesankan untuk Anda',
    isi: [
      'Jadwal Anda pada {tanggal} sudah dipesankan dan disetujui. Jika berhalangan, ubah atau batalkan jadwal ini sebelum dimulai.',
      setelahLogin,
    ],
    tombol: 'Lihat jadwal',
  },
} as const
