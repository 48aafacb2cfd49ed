import { brandName } from '../base/brand.ts'

/** The mails about consents that the clinic records. They say nothing about health. */
export const persetujuanSurat = {
  persetujuan_dicatat: {
    subjek: `Persetujuan kamu di ${brandName} dicatat`,
    isi: [
      'Klinik mencatat perubahan pada persetujuan akun kamu, {tanggal}. Lihat isinya di halaman profil.',
      'Jika ada yang keliru, segera hubungi admin.',
    ],
    tombol: 'Lihat persetujuan',
  },
} as const
