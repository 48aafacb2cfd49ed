import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/** The mails about the hand-over of a request, under the rules of `suratTexts`. */
export const alihanSurat = {
  alihan_ditawarkan: {
    subjek: 'Ada pilihan waktu lain untuk pengajuan Anda',
    isi: [
      'Pengajuan jadwal Anda untuk {tanggal} belum dijawab. Ada pilihan waktu lain untuk Anda, yang berlaku untuk waktu terbatas.',
      'Jadwal Anda tidak berubah sebelum Anda menyetujuinya.',
      setelahLogin,
    ],
    tombol: 'Lihat pilihan',
  },
  dialihkan: {
    subjek: 'Satu pengajuan jadwal dialihkan',
    isi: ['Pengajuan jadwal untuk {tanggal} dialihkan dengan persetujuan pemohon.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const

/** The reason that a handed-over request is cancelled with. `{nama}` is the professional who has it now. */
export const alasanAlihan = 'Dialihkan ke {nama} dengan persetujuan pasien.'
