import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'
import { alihanSurat } from './alihan.texts.ts'
import { kehadiranSurat } from './kehadiran.texts.ts'
import { tawaranWaktuSurat } from './tawaran-waktu.texts.ts'

/** The mails about offers, attendance and leave, under the rules of `suratTexts`. */
export const absenceSurat = {
  ...alihanSurat,
  ...tawaranWaktuSurat,
  ...kehadiranSurat,
  cuti_diatur: {
    subjek: 'Ada perubahan pada jadwal kamu',
    isi: ['Klinik mencatat atau menghapus cuti kamu, {tanggal}. Lihat tanggalnya di jadwal kamu.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const
