import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DasarJejak, Objek, Tindakan } from '@sehati/contract/jejak/rules'

export const tindakanKata: Record<Tindakan, MessageDescriptor> = {
  ajukan: msg`Mengajukan`,
  pindah: msg`Memindahkan`,
  batalkan: msg`Membatalkan`,
  ubah_status: msg`Mengubah status`,
  balas: msg`Membalas`,
  tandatangan: msg`Menandatangani`,
  rilis: msg`Merilis`,
  beri_izin: msg`Memberi izin`,
  cabut_izin: msg`Mencabut izin`,
  lihat: msg`Melihat`,
  lihat_daftar: msg`Melihat dalam daftar`,
  unduh: msg`Mengunduh`,
  ekspor: msg`Mengekspor`,
  buka_darurat: msg`Membuka akses darurat`,
  tutup_darurat: msg`Menutup akses darurat`,
  tinjau_darurat: msg`Meninjau akses darurat`,
  masuk: msg`Login`,
  masuk_gagal: msg`Login gagal`,
  keluar: msg`Logout`,
  ganti_password: msg`Mengganti password`,
  ganti_email: msg`Mengganti email`,
  ubah_akun: msg`Mengubah akun`,
  beri_tugas: msg`Memberi tugas`,
  cabut_tugas: msg`Mencabut tugas`,
  atur: msg`Mengubah pengaturan`,
  pemulihan: msg`Pemulihan cadangan`,
}

export const objekKata: Record<Objek, MessageDescriptor> = {
  konsultasi: msg`Konsultasi`,
  percakapan: msg`Percakapan`,
  lampiran: msg`Lampiran`,
  rekam: msg`Catatan psikolog`,
  izin_rekam: msg`Izin membaca catatan`,
  akun: msg`Akun`,
  daftar_akun: msg`Daftar akun`,
  daftar_konsultasi: msg`Daftar konsultasi`,
  daftar_tenaga: msg`Daftar tenaga profesional`,
  tugas: msg`Tugas`,
  pengaturan: msg`Pengaturan`,
  jejak: msg`Jejak`,
}

export const dasarKata: Record<DasarJejak, MessageDescriptor> = {
  milik_sendiri: msg`Data sendiri`,
  perawatan: msg`Perawatan`,
  administrasi: msg`Administrasi`,
  izin: msg`Izin klien`,
  tautan: msg`Tautan email`,
  sistem: msg`Sistem`,
  darurat: msg`Akses darurat`,
}
