import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'
import { DIAM_TERBANYAK, JEDA_TUNGGU_HARI } from './tunggu.rules.ts'

const bukaTunggu = 'Buka daftar tunggu'

/** The mails of the waiting list, under the rules of `suratTexts`. `{jam}`: until when the place is kept, `11.30 WIB`. */
export const tungguSurat = {
  tunggu_ditawari: {
    subjek: 'Ada jadwal kosong untuk Anda',
    isi: [
      'Ada jadwal kosong pada {tanggal}. Kami tahan sampai {jam}.',
      'Membuka tautan ini tidak mengubah apa pun. Jadwal menjadi milik Anda setelah Anda menekan tombol di halamannya.',
    ],
    tombol: 'Lihat dan ambil',
  },
  tunggu_lewat: {
    subjek: 'Waktu konfirmasi habis',
    isi: [
      'Waktu konfirmasi untuk jadwal {tanggal} habis. Jadwal itu diberikan kepada urutan berikutnya; urutan Anda tetap.',
      setelahLogin,
    ],
    tombol: bukaTunggu,
  },
  tunggu_ditarik: {
    subjek: 'Jadwal yang ditawarkan tidak tersedia lagi',
    isi: ['Jadwal {tanggal} yang kami tahan untuk Anda tidak tersedia lagi. Urutan Anda tetap.', setelahLogin],
    tombol: bukaTunggu,
  },
  tunggu_jeda: {
    subjek: 'Masih menunggu?',
    isi: [
      `Tawaran kami tidak dijawab ${DIAM_TERBANYAK} kali, jadi kami berhenti menawarkan dulu. Urutan Anda kami simpan selama ${JEDA_TUNGGU_HARI} hari.`,
      setelahLogin,
    ],
    tombol: 'Tetap menunggu',
  },
  tunggu_berakhir: {
    subjek: 'Daftar tunggu Anda berakhir',
    isi: ['Anda tidak lagi berada di daftar tunggu. Anda dapat mendaftar lagi kapan saja.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const
