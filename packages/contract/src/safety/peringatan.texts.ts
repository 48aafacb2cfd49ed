import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/** The mails of alerts. They say neither whom an alert is about nor what raised it. `banyak` is written where one mail stands for several. */
export const peringatanSurat = {
  peringatan: {
    subjek: 'Ada permintaan yang perlu dibuka sekarang',
    isi: ['Ada permintaan yang menunggu petugas jaga.', setelahLogin],
    tombol: 'Buka permintaan',
    banyak: {
      subjek: 'Ada {jumlah} permintaan yang perlu dibuka sekarang',
      isi: ['Ada {jumlah} permintaan yang menunggu petugas jaga.', setelahLogin],
    },
  },
  peringatan_belum: {
    subjek: 'Ada permintaan yang belum ditangani',
    isi: ['Belum ada petugas jaga yang menangani sebuah permintaan. Periksa jadwal jaga sekarang.', setelahLogin],
    tombol: 'Buka jadwal jaga',
    banyak: {
      subjek: 'Ada {jumlah} permintaan yang belum ditangani',
      isi: ['Belum ada petugas jaga yang menangani {jumlah} permintaan. Periksa jadwal jaga sekarang.', setelahLogin],
    },
  },
  peringatan_konsultasi: {
    subjek: 'Ada konsultasi yang perlu dibuka sekarang',
    isi: ['Ada pembaruan pada sebuah konsultasi yang perlu dibaca sekarang.', setelahLogin],
    tombol: bukaLayanan,
    banyak: {
      subjek: 'Ada {jumlah} konsultasi yang perlu dibuka sekarang',
      isi: [
        'Ada pembaruan pada {jumlah} konsultasi yang perlu dibaca sekarang. Tautan di bawah membuka yang pertama; yang lain ada di Notifikasi.',
        setelahLogin,
      ],
    },
  },
} as const
