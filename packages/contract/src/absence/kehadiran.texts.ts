import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/**
 * What the reminder of the day before says instead to a patient who is asked to confirm, until `{sampai}`. Its links follow, of which the
 * first confirms.
 */
export const konfirmasiSurat = {
  subjek: 'Mohon konfirmasi jadwal besok',
  isi: [
    'Jadwal Anda besok, {tanggal}. Mohon konfirmasi bahwa Anda akan hadir, paling lambat {sampai}.',
    'Jika belum dikonfirmasi sampai saat itu, jadwal ini dibatalkan dan waktunya diberikan kepada yang menunggu. Membuka tautan tidak mengubah apa pun: tekan tombol di halamannya.',
    setelahLogin,
  ],
} as const

/** The mails about attendance, under the rules of `suratTexts`. `batas` is the last date on which the patient may object. */
export const kehadiranSurat = {
  tidak_hadir: {
    subjek: 'Anda tercatat tidak hadir',
    isi: [
      'Anda tercatat tidak hadir pada {tanggal}. Semoga semuanya baik. Jika keliru, sampaikan keberatan paling lambat {batas}.',
      setelahLogin,
    ],
    tombol: bukaLayanan,
  },
  tidak_dikonfirmasi: {
    subjek: 'Jadwal Anda dibatalkan karena belum dikonfirmasi',
    isi: [
      'Jadwal Anda pada {tanggal} belum dikonfirmasi sampai waktunya, jadi kami batalkan dan waktunya kami berikan kepada yang menunggu. Semoga semuanya baik.',
      'Pembatalan ini tidak menambah poin kehadiran. Anda dapat memesan jadwal lain kapan saja.',
      setelahLogin,
    ],
    tombol: 'Pesan jadwal lain',
  },
  konfirmasi_habis: {
    subjek: 'Jadwal dibatalkan karena belum dikonfirmasi',
    isi: [
      'Jadwal pada {tanggal} dibatalkan karena belum dikonfirmasi sampai waktunya. Waktunya ditawarkan kepada yang menunggu.',
      setelahLogin,
    ],
    tombol: bukaLayanan,
  },
  kehadiran_diperbaiki: {
    subjek: 'Catatan kehadiran Anda diperbaiki',
    isi: [
      'Jadwal Anda pada {tanggal} tidak berlangsung karena kesalahan klinik, bukan kesalahan Anda. Maaf atas ketidaknyamanan ini.',
      setelahLogin,
    ],
    tombol: bukaLayanan,
  },
  keberatan_hadir_diterima: {
    subjek: 'Keberatan Anda diterima',
    isi: ['Keberatan Anda tentang jadwal {tanggal} diterima. Jadwal itu tidak dihitung.', setelahLogin],
    tombol: bukaLayanan,
  },
  keberatan_hadir_ditolak: {
    subjek: 'Keberatan Anda sudah diperiksa',
    isi: ['Keberatan Anda tentang jadwal {tanggal} sudah diperiksa, dan catatannya tetap.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const
