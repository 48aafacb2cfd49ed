import { brandName } from '../base/brand.ts'

/** The mails about consents that the clinic records, and about notices that change. They say nothing about health. */
export const persetujuanSurat = {
  persetujuan_dicatat: {
    subjek: `Persetujuan kamu di ${brandName} dicatat`,
    isi: [
      'Klinik mencatat perubahan pada persetujuan akun kamu, {tanggal}. Lihat isinya di halaman Data saya.',
      'Jika ada yang keliru, segera hubungi admin.',
    ],
    tombol: 'Lihat persetujuan',
  },
  naskah_baru: {
    subjek: `Pemberitahuan privasi ${brandName} berubah`,
    isi: ['Pemberitahuan privasi kami berubah mulai {tanggal}. Mohon baca dan beri persetujuan baru.'],
    tombol: 'Baca dan setujui',
  },
} as const

/** What the proof of an answer says around the text that was shown. */
export const buktiTexts = {
  judul: 'Bukti persetujuan',
  nama: 'Nama',
  psikolog: 'Psikolog',
  pilihan: 'Pilihan',
  waktu: 'Waktu',
  cara: 'Cara',
  versi: 'Versi',
  terbit: 'Terbit',
  sidik: 'Sidik SHA-256',
  nomor: 'Nomor bukti',
  sikap: { setuju: 'Setuju', menolak: 'Tidak setuju', menarik: 'Menarik persetujuan' },
  kanal: { web: 'Di layanan', loket: 'Di atas kertas, dicatat petugas di loket' },
} as const
