import { t } from '@lingui/core/macro'
import type { JejakSaya } from '@sehati/contract/record/jejak.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'

/** Who acted, with their role. */
function siapa({ pelaku, dasar }: Pick<JejakSaya, 'pelaku' | 'dasar'>): string {
  if (pelaku === null) return dasar === 'sistem' ? t`Sistem` : t`Seseorang yang belum login`
  const { nama, peran } = pelaku
  return peran === null ? nama : `${nama} (${capital(say(peran))})`
}

/** What a line of the own trail says. */
export function kalimatJejak(row: JejakSaya): string {
  const nama = siapa(row)
  const { jenis, tanggal: mulai } = row.tentang
  const tanggal = mulai === null ? '' : tanggalTanpaHari(mulai)
  const isAkun = jenis === 'akun' || jenis === 'jejak'
  switch (row.tindakan) {
    case 'ajukan':
      return t`${nama} mengajukan konsultasi ${tanggal} untuk Anda.`
    case 'pindah':
      return t`${nama} memindahkan konsultasi Anda ke ${tanggal}.`
    case 'batalkan':
      return t`${nama} membatalkan konsultasi ${tanggal}.`
    case 'ubah_status':
      return t`${nama} mengubah status konsultasi ${tanggal}.`
    case 'balas':
      return t`${nama} menulis balasan untuk konsultasi ${tanggal}.`
    case 'tandatangan':
      return t`${nama} menandatangani catatan konsultasi ${tanggal}.`
    case 'rilis':
      return t`${nama} merilis catatan konsultasi ${tanggal} kepada Anda.`
    case 'beri_izin':
      return t`${nama} memberi izin membaca catatan konsultasi ${tanggal}.`
    case 'cabut_izin':
      return t`${nama} mencabut izin membaca catatan konsultasi ${tanggal}.`
    case 'lihat':
      if (jenis === 'rekam' && row.dasar === 'izin')
        return t`${nama} membaca catatan konsultasi ${tanggal} dengan izin atau atas permintaan Anda.`
      if (jenis === 'rekam') return t`${nama} membaca catatan konsultasi ${tanggal}.`
      if (jenis === 'percakapan' && row.dasar === 'administrasi')
        return t`${nama} melihat percakapan konsultasi ${tanggal}, tanpa isinya.`
      if (jenis === 'percakapan') return t`${nama} membaca percakapan konsultasi ${tanggal}.`
      if (jenis === 'jejak') return t`${nama} membaca jejak akses data Anda.`
      if (jenis === 'peringatan')
        return t`${nama} (petugas jaga) melihat bahwa Anda mungkin membutuhkan bantuan, tanpa kata-kata Anda.`
      if (jenis === 'skrining') return t`${nama} membaca hasil skrining dengan izin Anda.`
      if (jenis === 'persetujuan') return t`${nama} melihat persetujuan Anda.`
      if (jenis === 'wali') return t`${nama} melihat catatan tentang orang tua atau wali Anda.`
      if (isAkun) return t`${nama} melihat profil Anda.`
      if (row.dasar === 'darurat') return t`${nama} membaca isi konsultasi ${tanggal} dengan akses darurat.`
      return row.dasar === 'administrasi'
        ? t`${nama} melihat konsultasi ${tanggal}, tanpa isi klinis.`
        : t`${nama} membaca keluhan Anda untuk konsultasi ${tanggal}.`
    case 'lihat_daftar':
      return t`${nama} membaca keluhan Anda untuk konsultasi ${tanggal} di daftar konsultasi.`
    case 'unduh':
      return t`${nama} membuka lampiran percakapan konsultasi ${tanggal}.`
    case 'ekspor':
      if (jenis === 'jejak') return t`${nama} mengekspor jejak akses (mungkin termasuk data Anda).`
      return row.tentang.jenis === 'daftar_konsultasi'
        ? t`${nama} mengekspor daftar konsultasi (mungkin termasuk data Anda).`
        : t`${nama} mengekspor daftar pengguna (termasuk data Anda).`
    case 'ditolak':
      return t`${nama} mencoba membuka konsultasi ${tanggal} dan ditolak.`
    case 'buka_darurat':
      return t`${nama} membuka konsultasi ${tanggal} dengan akses darurat.`
    case 'tutup_darurat':
      return t`${nama} menutup akses darurat ke konsultasi ${tanggal}.`
    case 'tinjau_darurat':
      return t`${nama} meninjau akses darurat ke konsultasi ${tanggal}.`
    case 'ajukan_keberatan':
      return t`${nama} menyampaikan keberatan tentang kehadiran pada konsultasi ${tanggal}.`
    case 'putus_keberatan':
      return t`${nama} memutus keberatan Anda tentang kehadiran pada konsultasi ${tanggal}.`
    case 'minta_dihubungi':
      return t`${nama} meminta dihubungi.`
    case 'akui_peringatan':
      return t`${nama} (petugas jaga) menangani bantuan untuk Anda.`
    case 'serahkan_peringatan':
      return t`${nama} menyerahkan bantuan untuk Anda kepada petugas lain.`
    case 'tutup_peringatan':
      return t`${nama} menutup bantuan untuk Anda.`
    case 'ungkap':
      return t`${nama} memberi tahu pihak di luar klinik tentang Anda karena ada bahaya. Kepada siapa dan mengapa ada di salinan data Anda.`
    case 'laporkan':
      return t`${nama} melaporkan akses ke data Anda.`
    case 'tanggapi':
      return t`${nama} menanggapi laporan Anda.`
    case 'masuk':
      return t`${nama} masuk ke akun Anda.`
    case 'masuk_gagal':
      return t`Ada percobaan login ke akun Anda yang gagal.`
    case 'keluar':
      return t`${nama} mengeluarkan perangkat dari akun Anda.`
    case 'ganti_password':
      return t`${nama} mengganti password akun Anda. Bukan permintaan Anda? Segera hubungi kami.`
    case 'panggil_kunci':
    case 'baca_kunci':
      return t`Sebuah program membaca data Anda dengan kunci yang dibuat ${nama}.`
    case 'ganti_cara_masuk':
      return t`${nama} mengubah cara login akun Anda. Bukan permintaan Anda? Segera hubungi kami.`
    case 'ganti_email':
      return t`${nama} mengganti email akun Anda. Bukan permintaan Anda? Segera hubungi kami.`
    case 'konfirmasi_email':
      return t`${nama} mengonfirmasi email akun Anda.`
    case 'ubah_akun':
      return t`${nama} mengubah data akun Anda.`
    case 'minta_hak':
      return t`${nama} mencatat permintaan Anda tentang data.`
    case 'jawab_hak':
      return t`${nama} menangani permintaan Anda tentang data.`
    case 'hapus_akun':
      return t`Akun dihapus atas permintaan pemiliknya.`
    case 'minta_identitas':
      return t`${nama} meminta membuka identitas rekam Anda.`
    case 'putus_identitas':
      return t`${nama} memutus pembukaan identitas rekam Anda.`
    case 'beri_tugas':
      return t`${nama} memberi Anda tugas.`
    case 'cabut_tugas':
      return t`${nama} mencabut tugas Anda.`
    case 'catat_persetujuan':
      return t`${nama} mencatat persetujuan Anda di loket.`
    case 'catat_usia':
      return t`${nama} memperbaiki pernyataan usia Anda.`
    case 'catat_wali':
      return t`${nama} mencatat jawaban orang tua atau wali Anda.`
    case 'catat_kepentingan_vital':
      return t`${nama} membuka pemesanan Anda karena kepentingan vital.`
    case 'buat_akun':
      return t`${nama} membuat akun Anda.`
    case 'undang':
      return t`${nama} mengundang Anda membuat password akun.`
    case 'impor':
      return t`${nama} mengimpor daftar pengguna.`
    case 'atur':
      if (jenis === 'kelonggaran') return t`${nama} mengubah kelonggaran kunjungan Anda.`
      if (jenis === 'tenaga') return t`${nama} mengubah profil profesional Anda.`
      return t`${nama} mengubah pengaturan layanan.`
    case 'pemulihan': {
      const n = row.kali
      return t`Sistem dipulihkan dari cadangan; ${n} catatan sebelum itu hilang.`
    }
    default:
      return row.tindakan satisfies never
  }
}
