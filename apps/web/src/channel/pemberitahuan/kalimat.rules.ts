import { t } from '@lingui/core/macro'
import { batasKeberatan } from '@sehati/contract/absence/kehadiran.rules'
import { WIB } from '@sehati/contract/base/waktu'
import {
  isUntukAdmin,
  type JenisPemberitahuan,
  type Pemberitahuan,
  type TentangAkun,
  type tentangTunggu,
  type UntukAdmin,
} from '@sehati/contract/channel/pemberitahuan.schema'
import { JEDA_TUNGGU_HARI } from '@sehati/contract/waiting/tunggu.rules'
import { perangkatKata } from '../../base/lib/perangkat.ts'
import { tanggalPanjang, waktuSesi } from '../../base/lib/tanggal.ts'

type TentangTunggu = (typeof tentangTunggu)[number]
type Words = Pick<
  Pemberitahuan,
  'jenis' | 'nama' | 'tanggal' | 'zona' | 'perangkat' | 'usulan' | 'konfirmasi_sampai' | 'created_at'
>

/** With whom and when: only the signed-in person reads it. `batas` is until when an objection is possible. */
const full: Record<
  Exclude<JenisPemberitahuan, TentangAkun | TentangTunggu>,
  (nama: string, waktu: string, batas: string) => string
> = {
  pengajuan: (nama, waktu) => t`Pengajuan konsultasi baru dari ${nama} untuk ${waktu}.`,
  tanda_terima: (nama, waktu) => t`Pengajuan konsultasi Anda dengan ${nama} untuk ${waktu} sudah dikirim.`,
  didaftarkan: (nama, waktu) => t`Admin mengajukan konsultasi untuk Anda dengan ${nama} pada ${waktu}.`,
  dipesankan: (_, waktu) => t`Loket memesankan jadwal untuk Anda: ${waktu}. Bukan Anda? Batalkan di sini.`,
  disetujui: (nama, waktu) => t`Konsultasi Anda dengan ${nama} pada ${waktu} disetujui.`,
  menunggu: (nama, waktu) => t`Konsultasi Anda pada ${waktu} sedang menunggu keputusan ${nama}.`,
  dibatalkan: (nama, waktu) => t`Konsultasi Anda dengan ${nama} pada ${waktu} dibatalkan.`,
  dijadwalkan: (nama, waktu) => t`Jadwal konsultasi Anda dengan ${nama} berubah menjadi ${waktu}.`,
  metode_diubah: (nama, waktu) =>
    t`Metode konsultasi Anda dengan ${nama} pada ${waktu} berubah. Buka untuk melihat apakah online atau offline.`,
  balasan: (nama, waktu) => t`Ada balasan dari ${nama} untuk konsultasi Anda pada ${waktu}.`,
  pengingat_besok: (nama, waktu) => t`Pengingat: konsultasi Anda dengan ${nama} berlangsung pada ${waktu}.`,
  pengingat_sejam: (nama, waktu) => t`Konsultasi Anda dengan ${nama} segera dimulai: ${waktu}.`,
  undangan_ulasan: (nama, waktu) =>
    t`Bagaimana konsultasi Anda dengan ${nama} pada ${waktu}? Ulasan Anda membantu kami.`,
  rekam_dirilis: (nama, waktu) => t`${nama} merilis catatan konsultasi Anda pada ${waktu}.`,
  peringatan_konsultasi: (nama, waktu) =>
    t`Buka sekarang konsultasi ${nama} pada ${waktu}: ada yang perlu segera dibaca.`,
  jawab_separuh: (nama, waktu) => t`Pengajuan dari ${nama} untuk ${waktu} masih menunggu jawaban Anda.`,
  jawab_lewat: (nama, waktu) => t`Batas waktu menjawab pengajuan dari ${nama} untuk ${waktu} sudah lewat.`,
  belum_dijawab: (nama, waktu) =>
    t`${nama} belum sempat menjawab pengajuan Anda untuk ${waktu}. Kami sudah mengingatkan. Anda boleh memilih tenaga profesional lain.`,
  tidak_dijawab: (nama, waktu) =>
    t`Maaf, pengajuan Anda kepada ${nama} untuk ${waktu} tidak dijawab sampai waktunya. Ini bukan kesalahan Anda. Anda dapat memilih tenaga profesional lain.`,
  jawab_habis: (nama, waktu) => t`Pengajuan dari ${nama} untuk ${waktu} berakhir karena tidak dijawab sampai waktunya.`,
  alihan_ditawarkan: (nama, waktu) =>
    t`${nama} belum menjawab pengajuan Anda untuk ${waktu}. Kami menyiapkan pilihan tenaga profesional lain untuk Anda.`,
  dialihkan: (nama, waktu) => t`Pengajuan dari ${nama} untuk ${waktu} dialihkan ke tenaga lain dengan persetujuannya.`,
  waktu_ditawarkan: (nama, waktu) => t`Ada pilihan waktu lain untuk konsultasi Anda dengan ${nama} pada ${waktu}.`,
  waktu_ditolak: (nama, waktu) => t`Pilihan waktu Anda untuk konsultasi ${nama} pada ${waktu} belum ada yang cocok.`,
  lanjutan: (nama, waktu) => t`${nama} memesan konsultasi lanjutan untuk Anda pada ${waktu}.`,
  rangkaian_dipesan: (nama, waktu) => t`Rangkaian pertemuan dengan ${nama} sudah dipesan, mulai ${waktu}.`,
  rangkaian_dibatalkan: (nama, waktu) => t`Pertemuan dalam rangkaian dengan ${nama}, mulai ${waktu}, dibatalkan.`,
  tindak_lanjut: (nama) => t`${nama} menyarankan pertemuan berikutnya dalam waktu dekat. Pertemuan itu belum dipesan.`,
  tidak_hadir: (_, waktu, batas) =>
    t`Anda tercatat tidak hadir pada ${waktu}. Semoga semuanya baik. Jika keliru, sampaikan keberatan paling lambat ${batas}.`,
  tidak_dikonfirmasi: (nama, waktu) =>
    t`Konsultasi Anda dengan ${nama} pada ${waktu} belum dikonfirmasi sampai waktunya, jadi kami batalkan. Poin kehadiran Anda tidak bertambah, dan Anda dapat memesan lagi kapan saja.`,
  konfirmasi_habis: (nama, waktu) => t`Konsultasi ${nama} pada ${waktu} dibatalkan karena belum dikonfirmasi.`,
  keberatan_hadir_diterima: (_, waktu) => t`Keberatan Anda tentang ${waktu} diterima. Konsultasi itu tidak dihitung.`,
  keberatan_hadir_ditolak: (_, waktu) => t`Keberatan Anda tentang ${waktu} sudah diperiksa, dan catatannya tetap.`,
  kehadiran_diperbaiki: (nama, waktu) =>
    t`Konsultasi Anda dengan ${nama} pada ${waktu} tidak berlangsung karena kesalahan klinik, bukan kesalahan Anda. Maaf atas ketidaknyamanan ini.`,
}

/** What one admin did, with whom it is about; of the last two who did it. */
const olehAdmin: Record<UntukAdmin, (nama: string) => string> = {
  admin_baru: (nama) =>
    t`${nama} sekarang admin. Jika Anda tidak mengenali perubahan ini, bicarakan dengan admin lain.`,
  tugas_diberi: (nama) =>
    t`${nama} mendapat tugas di layanan. Jika Anda tidak mengenali perubahan ini, bicarakan dengan admin lain.`,
  akun_staf_diatur: (nama) =>
    t`Admin mengatur email atau password akun ${nama}. Jika Anda tidak mengenali perubahan ini, tanyakan kepada ${nama}.`,
  akun_diekspor: (nama) => t`${nama} mengunduh daftar semua akun. Alasannya tercatat di halaman impor.`,
  pengaman_berubah: (nama) => t`${nama} mematikan privasi ketat.`,
  kunci_dibuat: (nama) => t`${nama} membuat kunci API.`,
  webhook_berubah: (nama) => t`${nama} mengubah webhook.`,
}

/** Where one of them is not known any more. */
const short: Record<JenisPemberitahuan, () => string> = {
  pengajuan: () => t`Ada pengajuan konsultasi baru.`,
  tanda_terima: () => t`Pengajuan konsultasi Anda sudah dikirim.`,
  didaftarkan: () => t`Admin mengajukan konsultasi untuk Anda.`,
  dipesankan: () => t`Loket memesankan jadwal untuk Anda. Bukan Anda? Batalkan di sini.`,
  disetujui: () => t`Konsultasi Anda disetujui.`,
  menunggu: () => t`Konsultasi Anda sedang menunggu keputusan.`,
  dibatalkan: () => t`Konsultasi Anda dibatalkan.`,
  dijadwalkan: () => t`Jadwal konsultasi Anda berubah.`,
  metode_diubah: () => t`Metode konsultasi Anda berubah.`,
  balasan: () => t`Ada balasan untuk konsultasi Anda.`,
  pengingat_besok: () => t`Pengingat jadwal konsultasi Anda.`,
  pengingat_sejam: () => t`Konsultasi Anda segera dimulai.`,
  undangan_ulasan: () => t`Bagaimana konsultasi Anda? Ulasan Anda membantu kami.`,
  rekam_dirilis: () => t`Catatan konsultasi Anda dirilis.`,
  peringatan_konsultasi: () => t`Ada konsultasi yang perlu segera dibaca.`,
  jawab_separuh: () => t`Ada pengajuan yang masih menunggu jawaban Anda.`,
  jawab_lewat: () => t`Batas waktu menjawab sebuah pengajuan sudah lewat.`,
  belum_dijawab: () =>
    t`Pengajuan Anda belum sempat dijawab. Kami sudah mengingatkan. Anda boleh memilih tenaga profesional lain.`,
  tidak_dijawab: () =>
    t`Maaf, pengajuan Anda tidak dijawab sampai waktunya. Ini bukan kesalahan Anda. Anda dapat memilih tenaga profesional lain.`,
  jawab_habis: () => t`Sebuah pengajuan berakhir karena tidak dijawab sampai waktunya.`,
  alihan_ditawarkan: () => t`Ada pilihan tenaga profesional lain untuk pengajuan Anda.`,
  dialihkan: () => t`Sebuah pengajuan dialihkan ke tenaga lain dengan persetujuan pasien.`,
  waktu_ditawarkan: () => t`Ada pilihan waktu lain untuk konsultasi Anda.`,
  waktu_ditolak: () => t`Pilihan waktu yang Anda tawarkan belum ada yang cocok.`,
  lanjutan: () => t`Ada konsultasi lanjutan untuk Anda.`,
  rangkaian_dipesan: () => t`Rangkaian pertemuan sudah dipesan.`,
  rangkaian_dibatalkan: () => t`Rangkaian pertemuan dibatalkan.`,
  tindak_lanjut: () => t`Pertemuan berikutnya yang disarankan belum dipesan.`,
  tidak_hadir: () =>
    t`Anda tercatat tidak hadir. Semoga semuanya baik. Jika keliru, sampaikan keberatan di detail konsultasi.`,
  tidak_dikonfirmasi: () =>
    t`Konsultasi Anda belum dikonfirmasi sampai waktunya, jadi kami batalkan. Poin kehadiran Anda tidak bertambah, dan Anda dapat memesan lagi kapan saja.`,
  konfirmasi_habis: () => t`Sebuah konsultasi dibatalkan karena belum dikonfirmasi.`,
  keberatan_hadir_diterima: () => t`Keberatan Anda diterima. Konsultasi itu tidak dihitung.`,
  keberatan_hadir_ditolak: () => t`Keberatan Anda sudah diperiksa, dan catatannya tetap.`,
  kehadiran_diperbaiki: () =>
    t`Konsultasi Anda tidak berlangsung karena kesalahan klinik, bukan kesalahan Anda. Maaf atas ketidaknyamanan ini.`,
  tunggu_ditawari: () => t`Ada slot kosong. Kami tahan untuk Anda.`,
  tunggu_lewat: () => t`Waktu konfirmasi habis. Slot diberikan kepada urutan berikutnya; urutan Anda tetap.`,
  tunggu_ditarik: () => t`Slot yang ditawarkan tidak tersedia lagi. Urutan Anda tetap.`,
  tunggu_jeda: () => t`Masih menunggu? Urutan Anda kami simpan selama ${{ hari: JEDA_TUNGGU_HARI }} hari.`,
  tunggu_berakhir: () => t`Daftar tunggu Anda berakhir.`,
  masuk: () => t`Ada login baru ke akun Anda. Jika bukan Anda, keluarkan perangkat itu dan ganti password.`,
  reset: () => t`Tautan untuk mengganti password akun Anda sudah dikirim lewat email.`,
  email_konfirmasi: () => t`Tautan untuk mengonfirmasi email baru sudah dikirim.`,
  verifikasi: () => t`Tautan untuk mengonfirmasi email Anda sudah dikirim.`,
  undangan: () => t`Undangan untuk membuat password sudah dikirim lewat email.`,
  email_diminta: () => t`Ada permintaan untuk mengganti email akun Anda. Jika bukan Anda, batalkan dan ganti password.`,
  email_berubah: () => t`Email akun Anda sudah diganti. Jika bukan Anda, segera hubungi admin.`,
  password_admin: () =>
    t`Admin mengatur password baru untuk akun Anda. Jika Anda tidak memintanya, segera hubungi admin.`,
  password_berubah: () => t`Password akun Anda diubah. Jika bukan Anda, segera buat password baru.`,
  cara_masuk: () => t`Cara login akun Anda diubah. Jika bukan Anda, ganti password dan hubungi admin.`,
  data_berubah: () => t`Data diri di akun Anda diubah. Jika bukan Anda, periksa data Anda dan ganti password.`,
  kalender_dibuat: () =>
    t`Alamat kalender dibuat untuk akun Anda. Jika bukan Anda, hentikan langganan itu dan ganti password.`,
  tugas_berubah: () => t`Tugas yang diberikan kepada akun Anda berubah.`,
  persetujuan_dicatat: () => t`Klinik mencatat perubahan pada persetujuan Anda. Lihat isinya di halaman Data saya.`,
  naskah_baru: () => t`Pemberitahuan privasi kami berubah. Mohon baca dan beri persetujuan baru.`,
  cuti_diatur: () => t`Klinik mencatat atau menghapus cuti Anda. Lihat tanggalnya di jadwal Anda.`,
  izin_diberi: () => t`Seorang klien memberi Anda izin membaca catatan konsultasi.`,
  izin_dicabut: () => t`Izin Anda membaca catatan konsultasi seorang klien dicabut.`,
  jangkar_jejak: () => t`Jangkar jejak akses sudah dikirim lewat email.`,
  dibuka_darurat: () => t`Petugas membuka data Anda dengan akses khusus. Lihat siapa dan alasannya.`,
  tinjauan: () => t`Ada akses data yang perlu Anda tinjau.`,
  peringatan: () => t`Ada permintaan yang perlu dibuka sekarang.`,
  peringatan_belum: () => t`Ada permintaan yang belum ditangani petugas jaga.`,
  janji_lewat: () => t`Ada pengajuan yang melewati janji jawab.`,
  permintaan: () => t`Permintaan kamu tentang data diperbarui.`,
  permintaan_masuk: () => t`Ada permintaan data baru. Jawab paling lambat tiga kali 24 jam.`,
  tenggat: () => t`Ada permintaan data yang hampir atau sudah lewat batas waktu.`,
  akun_dihapus: () => t`Akun dan data kontak Anda sudah dihapus.`,
  hapus_konfirmasi: () => t`Kami mengirim tautan untuk mengonfirmasi penghapusan akun.`,
  keberatan_ditanggapi: () => t`Laporan Anda tentang akses data sudah dijawab.`,
  insiden: () => t`Ada pemberitahuan penting tentang data Anda. Baca penjelasannya di beranda.`,
  akun_tidur: () => t`Akun Anda lama tidak dipakai. Login sekali agar akun tidak dihapus.`,
  draf_berakhir: () => t`Ada konsep catatan yang belum ditandatangani. Konsep itu akan dihapus bila tidak dilanjutkan.`,
  wa_berhenti: () =>
    t`Pengingat WhatsApp berhenti karena nomor Anda tidak dapat menerimanya. Periksa nomor itu di profil.`,
  admin_baru: () => t`Ada admin baru.`,
  tugas_diberi: () => t`Sebuah akun mendapat tugas di layanan.`,
  akun_staf_diatur: () => t`Admin mengatur email atau password sebuah akun staf.`,
  akun_diekspor: () => t`Daftar semua akun diunduh.`,
  pengaman_berubah: () => t`Privasi ketat dimatikan.`,
  kunci_dibuat: () => t`Kunci API dibuat.`,
  webhook_berubah: () => t`Webhook dimatikan karena penerimanya gagal.`,
}

/** What a notice says. */
export function kalimatOf(row: Words): string {
  const { jenis, nama, tanggal, zona, perangkat, usulan, created_at } = row
  if (jenis === 'masuk' && perangkat)
    return t`Ada login baru ke akun Anda dari ${{ perangkat: perangkatKata(perangkat) }}. Jika bukan Anda, keluarkan perangkat itu dan ganti password.`
  if (jenis === 'naskah_baru' && tanggal) {
    const mulai = tanggalPanjang(tanggal)
    return t`Pemberitahuan privasi kami berubah mulai ${{ tanggal: mulai }}. Mohon baca dan beri persetujuan baru.`
  }
  if (isUntukAdmin(jenis) && nama) return olehAdmin[jenis](nama)
  if (jenis === 'tunggu_ditawari' && tanggal) {
    const waktu = waktuSesi({ tanggal, zona: zona ?? WIB })
    return t`Ada slot kosong ${waktu}. Kami tahan untuk Anda.`
  }
  if (row.konfirmasi_sampai && nama && tanggal) {
    const waktu = waktuSesi({ tanggal, zona: zona ?? WIB })
    const batas = waktuSesi({ tanggal: row.konfirmasi_sampai, zona: zona ?? WIB })
    return t`Mohon konfirmasi kehadiran Anda pada konsultasi dengan ${nama}, ${waktu}, paling lambat ${batas}.`
  }
  const words = jenis in full ? full[jenis as keyof typeof full] : null
  const batas = tanggalPanjang(batasKeberatan(new Date(created_at)))
  const kalimat =
    words && nama && tanggal ? words(nama, waktuSesi({ tanggal, zona: zona ?? WIB }), batas) : short[jenis]()
  if (!usulan) return kalimat
  const [rekan, waktu] = [usulan.nama, waktuSesi(usulan)]
  return `${kalimat} ${t`Klinik mengusulkan ${rekan}, ${waktu}.`}`
}
