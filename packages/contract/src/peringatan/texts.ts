import { bukaLayanan, setelahLogin } from '../mail-words.ts'

/** The mails of alerts. They say neither whom an alert is about nor what raised it. */
export const peringatanSurat = {
  peringatan: {
    subjek: 'Ada permintaan yang perlu dibuka sekarang',
    isi: ['Ada permintaan yang menunggu petugas jaga.', setelahLogin],
    tombol: 'Buka permintaan',
  },
  peringatan_belum: {
    subjek: 'Ada permintaan yang belum ditangani',
    isi: ['Belum ada petugas jaga yang menangani sebuah permintaan. Periksa jadwal jaga sekarang.', setelahLogin],
    tombol: 'Buka jadwal jaga',
  },
  peringatan_konsultasi: {
    subjek: 'Ada konsultasi yang perlu dibuka sekarang',
    isi: ['Ada pembaruan pada sebuah konsultasi yang perlu dibaca sekarang.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const
