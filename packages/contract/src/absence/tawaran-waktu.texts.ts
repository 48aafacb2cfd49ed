import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/** The mails about offered times, under the rules of `suratTexts`. */
export const tawaranWaktuSurat = {
  waktu_ditawarkan: {
    subjek: 'Ada pilihan waktu lain untuk jadwal Anda',
    isi: [
      'Untuk jadwal Anda pada {tanggal} ada pilihan waktu lain. Jadwal Anda tidak berubah sebelum Anda memilih.',
      setelahLogin,
    ],
    tombol: 'Lihat pilihan',
  },
  waktu_ditolak: {
    subjek: 'Pilihan waktu belum cocok',
    isi: ['Pilihan waktu untuk jadwal {tanggal} belum ada yang cocok bagi pemohon.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const
