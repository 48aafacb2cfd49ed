import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/** The mails about another time or method of a consultation, under the rules of `suratTexts`. */
export const pindahSurat = {
  dijadwalkan: {
    subjek: 'Jadwal Anda berubah',
    isi: ['Jadwal Anda berubah menjadi {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  metode_diubah: {
    subjek: 'Cara pertemuan Anda berubah',
    isi: ['Cara pertemuan Anda pada {tanggal} berubah.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const
