import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'
import { HAPUS_JAM } from './permintaan.rules.ts'
import { TENGGAT_JAM } from './tenggat.rules.ts'

/** The mails about requests of people about their data, under the rules of `suratTexts`. */
export const permintaanSurat = {
  permintaan: {
    subjek: 'Ada pembaruan pada permintaan data Anda',
    isi: ['Permintaan Anda tentang data pribadi diperbarui pada {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  permintaan_masuk: {
    subjek: 'Ada permintaan data baru',
    isi: [
      `Pada {tanggal} masuk permintaan tentang data pribadi. Jawab paling lambat ${TENGGAT_JAM} jam sejak diterima.`,
      setelahLogin,
    ],
    tombol: 'Buka permintaan',
  },
  tenggat: {
    subjek: 'Batas waktu data pribadi',
    isi: [
      'Ada permintaan atau insiden data pribadi yang menunggu Anda, atau yang hampir atau sudah lewat batas waktunya.',
      setelahLogin,
    ],
    tombol: 'Buka permintaan',
  },
  hapus_konfirmasi: {
    subjek: 'Konfirmasi penghapusan akun kamu',
    isi: [
      `Buka tautan ini untuk mengonfirmasi penghapusan akun kamu. Akun dihapus ${HAPUS_JAM} jam setelah dikonfirmasi; sampai saat itu kamu dapat membatalkannya.`,
      'Jika kamu tidak memintanya, jangan buka tautan ini dan ganti password kamu sekarang.',
    ],
    tombol: 'Konfirmasi penghapusan',
  },
  akun_dihapus: {
    subjek: 'Akun Anda sudah dihapus',
    isi: ['Akun dan data kontak Anda sudah dihapus.'],
    tombol: 'Buka layanan',
  },
} as const

/** Of the last mail, where a medical record is kept. `tanggal` is a date. */
export const akunDihapusRekam =
  'Akun dan data kontak Anda sudah dihapus. Rekam medis Anda disimpan tertutup sampai {tanggal} sesuai Permenkes 24/2022 dan tidak dipakai untuk hal lain.'
