import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/**
 * The mails about requests that wait for an answer, and about follow-ups, under the rules of `suratTexts`: they do not say what a new
 * appointment follows.
 */
export const janjiSurat = {
  jawab_separuh: {
    subjek: 'Ada pengajuan yang menunggu jawaban Anda',
    isi: ['Pengajuan jadwal untuk {tanggal} masih menunggu jawaban Anda.', setelahLogin],
    tombol: 'Jawab pengajuan',
  },
  jawab_lewat: {
    subjek: 'Batas waktu menjawab sudah lewat',
    isi: ['Pengajuan jadwal untuk {tanggal} belum Anda jawab, dan batas waktunya sudah lewat.', setelahLogin],
    tombol: 'Jawab pengajuan',
  },
  belum_dijawab: {
    subjek: 'Pengajuan jadwal Anda belum dijawab',
    isi: [
      'Pengajuan jadwal Anda untuk {tanggal} belum sempat dijawab. Kami sudah mengingatkan.',
      'Anda boleh memilih tenaga profesional lain.',
    ],
    tombol: 'Lihat pengajuan',
  },
  tidak_dijawab: {
    subjek: 'Pengajuan jadwal Anda tidak dijawab',
    isi: [
      'Maaf, pengajuan Anda untuk {tanggal} tidak dijawab sampai waktunya. Ini bukan kesalahan Anda.',
      'Anda dapat memilih tenaga profesional lain.',
    ],
    tombol: 'Lihat pengajuan',
  },
  jawab_habis: {
    subjek: 'Pengajuan jadwal berakhir tanpa jawaban',
    isi: ['Pengajuan jadwal untuk {tanggal} berakhir karena tidak dijawab sampai waktunya.', setelahLogin],
    tombol: bukaLayanan,
  },
  janji_lewat: {
    subjek: 'Ada pengajuan yang melewati janji jawab',
    isi: ['Ada pengajuan yang belum dijawab sampai batas waktunya, {tanggal}.', setelahLogin],
    tombol: 'Lihat pengajuan',
  },
  lanjutan: {
    subjek: 'Jadwal baru sudah dipesankan untuk Anda',
    isi: [
      'Jadwal Anda pada {tanggal} sudah dipesankan dan disetujui. Jika berhalangan, ubah atau batalkan jadwal ini sebelum dimulai.',
      setelahLogin,
    ],
    tombol: 'Lihat jadwal',
  },
  tindak_lanjut: {
    subjek: 'Jadwal berikutnya belum dipesan',
    isi: ['Anda disarankan memesan jadwal berikutnya dalam waktu dekat.', setelahLogin],
    tombol: 'Lihat saran',
  },
  rangkaian_dipesan: {
    subjek: 'Beberapa jadwal baru sudah dipesankan',
    isi: [
      'Beberapa jadwal sudah dipesankan dan disetujui, mulai {tanggal}. Setiap jadwal dapat diubah atau dibatalkan tersendiri.',
      setelahLogin,
    ],
    tombol: 'Lihat jadwal',
  },
  rangkaian_dibatalkan: {
    subjek: 'Beberapa jadwal dibatalkan',
    isi: ['Beberapa jadwal yang dipesan bersama dibatalkan, mulai {tanggal}.', setelahLogin],
    tombol: 'Lihat jadwal',
  },
} as const
