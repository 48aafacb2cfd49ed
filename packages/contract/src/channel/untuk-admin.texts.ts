import { brandName } from '../base/brand.ts'
import { bukaLayanan } from '../base/mail-words.ts'

/** The last sentence of mails that tell admins what one of them did. */
const kenaliPerubahan = 'Jika Anda tidak mengenali perubahan ini, segera bicarakan dengan admin lain.'

/** The mails that tell every admin what one of them did. They name no person. */
export const untukAdminSurat = {
  admin_baru: {
    subjek: `Ada admin baru di ${brandName}`,
    isi: ['Sebuah akun menjadi admin, {tanggal}. Akunnya dapat dilihat setelah login.', kenaliPerubahan],
    tombol: bukaLayanan,
  },
  tugas_diberi: {
    subjek: `Ada tugas yang diberikan di ${brandName}`,
    isi: ['Sebuah akun mendapat tugas, {tanggal}. Akunnya dapat dilihat setelah login.', kenaliPerubahan],
    tombol: bukaLayanan,
  },
  akun_staf_diatur: {
    subjek: `Akun staf ${brandName} diatur oleh admin`,
    isi: [
      'Admin mengatur email atau password sebuah akun staf, {tanggal}. Akunnya dapat dilihat setelah login.',
      kenaliPerubahan,
    ],
    tombol: bukaLayanan,
  },
  akun_diekspor: {
    subjek: `Daftar akun ${brandName} diunduh`,
    isi: [
      'Admin mengunduh daftar semua akun, {tanggal}. Pelaku dan alasannya dapat dilihat setelah login.',
      kenaliPerubahan,
    ],
    tombol: bukaLayanan,
  },
  kunci_dibuat: {
    subjek: `Ada kunci API baru di ${brandName}`,
    isi: [
      'Admin membuat kunci yang dipakai program lain untuk membaca data, {tanggal}. Pembuat dan izinnya dapat dilihat setelah login.',
      kenaliPerubahan,
    ],
    tombol: bukaLayanan,
  },
  webhook_berubah: {
    subjek: `Webhook ${brandName} berubah`,
    isi: [
      'Sebuah webhook diubah admin, atau dimatikan layanan karena penerimanya gagal, {tanggal}. Rinciannya dapat dilihat setelah login.',
      kenaliPerubahan,
    ],
    tombol: bukaLayanan,
  },
  // Sent only where strict privacy was switched off.
  pengaman_berubah: {
    subjek: `Privasi ketat ${brandName} dimatikan`,
    isi: ['Admin mematikan privasi ketat, {tanggal}. Pelakunya dapat dilihat setelah login.', kenaliPerubahan],
    tombol: bukaLayanan,
  },
} as const
