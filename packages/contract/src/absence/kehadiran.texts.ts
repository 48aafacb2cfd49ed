import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

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
