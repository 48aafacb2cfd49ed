import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'
import { akunTidur, drafHari } from '../record/retensi.rules.ts'

/** The mails before data end of which a person may want to decide otherwise. */
export const retensiSurat = {
  akun_tidur: {
    subjek: 'Akun Anda lama tidak dipakai',
    isi: [
      `Akun Anda tidak dipakai lebih dari ${akunTidur.suratBulan} bulan. Bila tetap tidak dipakai, akun dihapus setelah ${akunTidur.bulan} bulan.`,
      'Untuk mempertahankannya, cukup login satu kali.',
    ],
    tombol: bukaLayanan,
  },
  draf_berakhir: {
    subjek: 'Ada konsep yang akan dihapus',
    isi: [
      `Sebuah konsep yang belum Anda selesaikan dihapus ${drafHari.berakhir - drafHari.diingatkan} hari lagi, kecuali dilanjutkan.`,
      setelahLogin,
    ],
    tombol: bukaLayanan,
  },
} as const
