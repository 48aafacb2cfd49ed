import { brandName } from '../base/brand.ts'
import { GANTI_EMAIL_JAM, RESET_MENIT, UNDANGAN_HARI, VERIFIKASI_HARI } from '../base/constants.ts'
import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/** The mails about an account, under the rules of `suratTexts`. */
export const akunSurat = {
  masuk: {
    subjek: 'Login baru ke akun kamu',
    isi: [
      'Akun kamu baru saja dibuka dari perangkat yang belum kami kenal: {perangkat}, {tanggal}.',
      'Jika itu bukan kamu, keluarkan perangkat itu dan ganti password sekarang.',
    ],
    tombol: 'Periksa perangkat',
  },
  reset: {
    subjek: 'Tautan untuk membuat password baru',
    isi: [
      `Buka tautan ini untuk membuat password baru. Tautan berlaku ${RESET_MENIT} menit dan hanya dapat digunakan satu kali.`,
      'Jika kamu tidak memintanya, abaikan email ini. Password kamu tidak berubah.',
    ],
    tombol: 'Buat password baru',
  },
  email_konfirmasi: {
    subjek: 'Konfirmasi email baru kamu',
    isi: [
      `Buka tautan ini untuk memakai alamat ini di ${brandName}. Tautan berlaku ${GANTI_EMAIL_JAM} jam dan hanya dapat digunakan satu kali.`,
      'Jika kamu tidak memintanya, abaikan email ini.',
    ],
    tombol: 'Konfirmasi email',
  },
  email_diminta: {
    subjek: 'Ada permintaan ganti email',
    isi: [
      'Ada permintaan untuk mengganti email akun kamu, {tanggal}. Email ini tetap berlaku sampai email baru dikonfirmasi.',
      'Jika itu bukan kamu, batalkan permintaan itu di halaman profil dan ganti password sekarang.',
    ],
    tombol: 'Periksa profil',
  },
  email_berubah: {
    subjek: 'Email akun kamu sudah diganti',
    isi: [
      'Email akun kamu diganti, {tanggal}. Alamat ini tidak dapat dipakai lagi untuk login.',
      'Jika kamu tidak memintanya, segera hubungi admin.',
    ],
    tombol: bukaLayanan,
  },
  password_admin: {
    subjek: 'Password akun kamu diatur oleh admin',
    isi: [
      'Admin mengatur password baru untuk akun kamu, {tanggal}. Semua perangkat sudah dikeluarkan.',
      'Buat password kamu sendiri saat login. Jika kamu tidak memintanya, segera hubungi admin.',
    ],
    tombol: bukaLayanan,
  },
  cara_masuk: {
    subjek: 'Cara login akun kamu diubah',
    isi: [
      'Cara login akun kamu diubah, {tanggal}: verifikasi dua langkah, passkey, atau akun kampus yang terhubung.',
      'Jika itu bukan kamu, segera buat password baru dan hubungi admin.',
    ],
    tombol: bukaLayanan,
  },
  password_berubah: {
    subjek: 'Password akun kamu diubah',
    isi: [
      'Password akun kamu diubah, {tanggal}. Perangkat lain sudah dikeluarkan.',
      'Jika itu bukan kamu, segera buat password baru.',
    ],
    tombol: 'Buat password baru',
  },
  data_berubah: {
    subjek: 'Data akun kamu diubah',
    isi: [
      'Data diri di akun kamu diubah, {tanggal}.',
      'Jika itu bukan kamu, periksa data kamu di halaman profil dan ganti password sekarang.',
    ],
    tombol: 'Periksa profil',
  },
  kalender_dibuat: {
    subjek: 'Alamat kalender akun kamu dibuat',
    isi: [
      'Alamat kalender dibuat untuk akun kamu, {tanggal}. Siapa pun yang memiliki alamat itu dapat melihat waktu jadwal kamu.',
      'Jika itu bukan kamu, hentikan langganan kalender di halaman profil dan ganti password sekarang.',
    ],
    tombol: 'Periksa profil',
  },
  verifikasi: {
    subjek: 'Konfirmasi email kamu',
    isi: [
      `Email ini didaftarkan di ${brandName}. Buka tautan ini untuk mengonfirmasi bahwa email ini milik kamu. Tautan berlaku ${VERIFIKASI_HARI} hari.`,
      `Selama email belum dikonfirmasi, kabar tentang jadwal hanya tampil di ${brandName}. Jika kamu tidak mendaftar, abaikan email ini.`,
    ],
    tombol: 'Konfirmasi email',
  },
  undangan: {
    subjek: `Undangan ke ${brandName}`,
    isi: [
      `Admin membuat akun ${brandName} untuk email ini. Buka tautan ini untuk membuat password. Tautan berlaku ${UNDANGAN_HARI} hari dan hanya dapat digunakan satu kali.`,
      'Jika kamu tidak mengenal layanan ini, abaikan email ini.',
    ],
    tombol: 'Buat password',
  },
  tugas_berubah: {
    subjek: `Tugas kamu di ${brandName} berubah`,
    isi: [
      'Tugas yang diberikan kepada akun kamu berubah, {tanggal}. Daftar tugas kamu ada di halaman profil.',
      'Jika ada yang keliru, segera hubungi admin.',
    ],
    tombol: 'Lihat tugas',
  },
  izin_diberi: {
    subjek: `Ada akses baru untuk kamu di ${brandName}`,
    isi: ['Akun kamu mendapat akses baru, {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  izin_dicabut: {
    subjek: `Akses kamu di ${brandName} berubah`,
    isi: ['Satu akses yang diberikan kepada akun kamu dicabut, {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  jangkar_jejak: {
    subjek: 'Jangkar jejak akses',
    isi: [
      'Ujung jejak akses pada {tanggal}: {jangkar}',
      'Simpan surat ini di luar sistem. Dengan nomor dan hash itu, perubahan jejak sebelum waktu itu dapat ditemukan.',
    ],
    tombol: bukaLayanan,
  },
  dibuka_darurat: {
    subjek: 'Data Anda dibuka dengan akses khusus',
    isi: [
      'Petugas membuka data Anda dengan akses khusus pada {tanggal}. Alasan dan pelakunya dapat dilihat setelah login.',
    ],
    tombol: bukaLayanan,
  },
} as const
