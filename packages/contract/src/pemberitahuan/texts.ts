import type { JenisPemberitahuan } from './schema.ts'

/** The name of each kind of notice and mail, for switches and tables. */
export const jenisKata = {
  pengajuan: 'Pengajuan konsultasi baru',
  tanda_terima: 'Tanda terima pengajuan Anda',
  didaftarkan: 'Konsultasi diajukan oleh admin',
  disetujui: 'Konsultasi disetujui',
  menunggu: 'Konsultasi menunggu',
  dibatalkan: 'Konsultasi dibatalkan',
  dijadwalkan: 'Perubahan jadwal konsultasi',
  balasan: 'Balasan konsultasi',
  pengingat_besok: 'Pengingat sehari sebelumnya',
  pengingat_sejam: 'Pengingat satu jam sebelumnya',
  undangan_ulasan: 'Ajakan memberi ulasan',
  masuk: 'Login dari perangkat baru',
  reset: 'Reset password',
  email_konfirmasi: 'Konfirmasi email baru',
  email_diminta: 'Permintaan ganti email',
  email_berubah: 'Email akun diganti',
  password_admin: 'Password diatur oleh admin',
  password_berubah: 'Password akun diubah',
  data_berubah: 'Data akun diubah',
  kalender_dibuat: 'Alamat kalender dibuat',
  verifikasi: 'Konfirmasi email pendaftaran',
  undangan: 'Undangan membuat password',
  tugas_berubah: 'Tugas di layanan diubah',
  jangkar_jejak: 'Jangkar jejak akses',
} as const satisfies Record<JenisPemberitahuan, string>
