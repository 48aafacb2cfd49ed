import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Group } from '@sehati/contract/base/access'
import { BATAS_TULIS_SELESAI_HARI, BILIK_DIBUKA_MENIT, TAHAN_MENIT } from '@sehati/contract/base/constants'
import { Children, type ReactNode } from 'react'
import { ArticlePart } from './article.tsx'
import { panduanId } from './panduan.ts'

// In bold stands only what a screen shows: panduan.test.ts compares each such word with the words of the screens.

/** Each child is a step. */
const Langkah = ({ children }: { children: ReactNode }) => (
  <ol>
    {Children.map(children, (langkah) => (
      <li>{langkah}</li>
    ))}
  </ol>
)

const Pasien = () => (
  <Langkah>
    <Trans>
      <b>Register</b> dengan nomor BPJS, lalu <b>Login</b>. Buka tautan yang kami kirim ke email Anda; sampai saat itu
      kabar tentang konsultasi hanya muncul di <b>Notifikasi</b>.
    </Trans>
    <Trans>
      Buka menu <b>Konsultasi</b>, cari dokter atau psikolog yang sesuai, lalu tekan <b>Book Now</b>.
    </Trans>
    <Trans>
      Bila dokter atau psikolog itu menyediakan konsultasi yang lebih singkat atau lebih lama, pilih dahulu{' '}
      <b>Jenis konsultasi</b>.
    </Trans>
    <Trans>
      Pilih tanggal dan waktu; waktu itu kami tahan {TAHAN_MENIT} menit untuk Anda. Tuliskan <b>Keluhan</b>, pilih{' '}
      <b>Metode konsultasi</b> dan <b>Layanan</b>, lalu tekan <b>Appoinment</b>.
    </Trans>
    <Trans>
      Tunggu keputusan tenaga profesional. Status dan waktunya ada di <b>Riwayat Konsultasi</b>; tekan <b>Detail</b>{' '}
      untuk membukanya. Di sana tertulis kapan pengajuan dijawab paling lambat.
    </Trans>
    <Trans>
      Berhalangan? Di halaman detail, tekan <b>Ubah jadwal</b> atau <b>Batalkan konsultasi</b> sebelum waktunya dimulai.
    </Trans>
    <Trans>
      Konsultasi online: mulai {BILIK_DIBUKA_MENIT} menit sebelum jadwal, tekan <b>Masuk ruang konsultasi</b> di halaman
      detail. Bila klinik menyediakan video, Anda berbicara di sana lewat video atau suara; sesi tidak direkam.
    </Trans>
    <Trans>
      Lebih suka menulis? Pada harinya, tekan <b>Mulai konsultasi</b>. Percakapan yang sama ada di menu <b>Chat</b> dan
      terbuka sampai {BATAS_TULIS_SELESAI_HARI} hari setelah konsultasi selesai.
    </Trans>
    <Trans>
      Konsultasi offline: datang ke tempat yang tertulis di halaman detail. Balasan tenaga profesional kemudian dapat
      Anda baca di halaman itu.
    </Trans>
    <Trans>
      Catatan yang dirilis psikolog tampil di detail konsultasi, di bagian <b>Catatan psikolog</b>. Dengan{' '}
      <b>Beri izin</b>, tenaga profesional lain dapat membacanya sampai tanggal yang Anda pilih.
    </Trans>
    <Trans>
      Setelah konsultasi selesai, beri bintang dan komentar di menu <b>Feedback</b>, lalu tekan <b>Kirim Ulasan</b>.
      Untuk konsultasi berikutnya, tekan <b>Pesan lagi</b>.
    </Trans>
  </Langkah>
)

const Profesional = () => (
  <Langkah>
    <Trans>
      Lengkapi profil untuk pasien di menu <b>Profile</b>: biografi, topik, bahasa, dan nomor registrasi. Tekan{' '}
      <b>Simpan profil profesional</b>.
    </Trans>
    <Trans>
      Buka menu <b>Jadwal</b> dan tambahkan sesi mingguan dengan <b>Add Session</b>. <b>Ulangi ke hari lain</b> menyalin
      sesi satu hari ke hari lain.
    </Trans>
    <Trans>
      Sesi tambahan atau sesi selama satu semester? Pilih tanggalnya pada <b>Berlaku</b>. Sesi yang sudah lewat tidak
      dapat dipesan lagi.
    </Trans>
    <Trans>
      Di bawah <b>Jenis konsultasi</b>, nyalakan jenis lain yang Anda sediakan, misalnya yang lebih singkat. Pasien
      memilih waktunya di dalam sesi Anda.
    </Trans>
    <Trans>
      Periksa hasilnya dengan <b>Lihat seperti pasien</b>. Untuk berhenti menerima pesanan pada satu sesi, tekan{' '}
      <b>Tutup sesi</b>.
    </Trans>
    <Trans>
      Dengan <b>Cadangan mendesak</b>, tempat satu sesi disimpan untuk pasien yang tidak dapat menunggu, dan dibuka
      untuk semua menjelang waktunya.
    </Trans>
    <Trans>
      Catat hari Anda tidak berpraktik dengan <b>Tambah cuti</b>; untuk beberapa jam saja, pilih{' '}
      <b>Tutup sebagian hari</b>. Konsultasi yang terdampak dapat langsung Anda batalkan atau jadwalkan ulang.
    </Trans>
    <Trans>
      Buka menu <b>Daftar Konsultasi</b>. Pengajuan baru ada di <b>Perlu dijawab</b>, masing-masing dengan batas waktu
      menjawab; tekan <b>Detail</b> untuk membaca keluhannya.
    </Trans>
    <Trans>
      Tekan <b>Setujui</b>, atau <b>Update</b> untuk memilih status lain, lalu tulis balasan. Kalimat yang sering
      dipakai dapat disimpan sebagai <b>Templat balasan</b>.
    </Trans>
    <Trans>
      Konsultasi online berlangsung pada waktu janji: tekan <b>Masuk ruang konsultasi</b> di halaman detail, lalu{' '}
      <b>Persilakan masuk</b> saat pasien menunggu. Percakapan tertulis ada di menu <b>Chat</b>. Konsultasi offline
      berlangsung di tempat praktik Anda.
    </Trans>
    <Trans>
      Sesudahnya, tekan <b>Selesaikan</b>. Salah tekan dapat ditarik kembali dengan <b>Urungkan</b> selama satu menit.
      Ulasan pasien ada di menu <b>Feedback</b>.
    </Trans>
    <Trans>
      Psikolog menulis catatannya di bagian <b>Catatan psikolog</b> pada detail konsultasi, lalu menekan{' '}
      <b>Tandatangani</b>. Catatan terbatas dapat diberikan kepada klien dengan <b>Rilis kepada klien</b>. Catatan yang
      boleh Anda baca dengan izin klien ada di <b>Catatan dibagikan</b>.
    </Trans>
  </Langkah>
)

const Admin = () => (
  <Langkah>
    <Trans>
      Isi kontak, lokasi, biaya, dan nomor darurat klinik di menu <b>Informasi Layanan</b>. Pengunjung membacanya di
      halaman depan dan di halaman ini.
    </Trans>
    <Trans>
      Buka menu <b>Users</b> dan tekan <b>Undang pengguna</b>, lalu <b>Kirim undangan</b>: orangnya membuat password
      sendiri. Untuk banyak orang sekaligus, tekan <b>Impor dan ekspor</b>.
    </Trans>
    <Trans>
      Tambahkan spesialisasi di menu <b>Profesi</b>. Daftarkan dokter dan psikolog di menu <b>Tenaga Profesi</b> dengan{' '}
      <b>Tambah tenaga profesional</b>.
    </Trans>
    <Trans>Tenaga profesional mengatur jadwalnya sendiri dan baru dapat dipesan setelah memiliki sesi.</Trans>
    <Trans>
      Catat hari klinik tutup di menu <b>Hari Libur</b>; untuk beberapa jam saja, pilih <b>Tutup sebagian hari</b>.
    </Trans>
    <Trans>
      Di menu <b>Aturan</b>, <b>Tambah jenis</b> membuat konsultasi dengan lama, jeda, dan batas pemesanan sendiri.
      Tenaga profesional memilih mana yang mereka sediakan. Tab <b>Waktu</b> mengatur seberapa jauh ke depan pasien
      dapat memesan, dan pada jam berapa hari berikutnya dibuka.
    </Trans>
    <Trans>
      Di sana juga <b>Ubah batas</b>, paling banyak berapa konsultasi sehari dan sepekan untuk tiap tenaga profesional,
      serta jumlah kunjungan pasien per semester. Bila ada alasannya, tekan <b>Beri kelonggaran</b>.
    </Trans>
    <Trans>
      Klinik di Makassar atau Jayapura dibuat di sana dengan <b>Tambah klinik</b> dan <b>Zona waktu</b>-nya. Pilih
      klinik itu pada detail tenaga profesional: jam sesinya lalu mengikuti zona itu.
    </Trans>
    <Trans>
      Di menu <b>Konsultasi</b>, tekan <b>Detail</b>, lalu <b>Update</b> untuk status atau <b>Ubah jadwal</b> untuk
      waktunya. <b>Add Konsultasi</b> membuat pengajuan untuk pasien yang datang atau menelepon. Keluhan dan balasan
      tertutup bagi admin.
    </Trans>
    <Trans>
      Bila keluhan atau balasan harus dibaca, misalnya karena nyawa terancam, pakai <b>Buka dengan akses darurat</b>{' '}
      pada detail konsultasi. Pasien membaca alasan Anda, dan pemegang tugas <b>Peninjau</b> meninjaunya. Beri tugas itu
      sebelum diperlukan, untuk psikologi kepada seorang psikolog.
    </Trans>
    <Trans>
      Di menu <b>Users</b>, <b>Edit</b> mengubah peran dan data, <b>Reset Password</b> membuat password baru, dan{' '}
      <b>Nonaktifkan</b> menutup akses tanpa menghapus data.
    </Trans>
    <Trans>
      Siapa yang memegang tugas khusus, misalnya <b>Loket</b>, Anda tentukan di menu <b>Tugas</b> dengan{' '}
      <b>Beri tugas</b>. Tugas tidak mengubah peran akun.
    </Trans>
    <Trans>
      Program lain, misalnya sistem kampus, membaca data dengan <b>Kunci API</b>. Di menu <b>Pengaturan</b>, buka{' '}
      <b>Integrasi</b> dan tekan <b>Buat kunci</b>; kuncinya hanya ditampilkan sekali, dan dapat dicabut kapan saja.
    </Trans>
    <Trans>
      Periksa menu <b>Email Keluar</b>: email yang gagal dapat Anda <b>Kirim ulang</b>. Aturan password untuk semua
      pengguna ada di menu <b>Pengaturan</b>.
    </Trans>
  </Langkah>
)

const panduan: Record<Group, { judul: () => string; langkah: ReactNode }> = {
  pasien: { judul: () => t`Panduan untuk mahasiswa dan karyawan`, langkah: <Pasien /> },
  profesional: { judul: () => t`Panduan untuk dokter dan psikolog`, langkah: <Profesional /> },
  admin: { judul: () => t`Panduan untuk admin`, langkah: <Admin /> },
}
const groups = Object.keys(panduan) as Group[]

/** The way to each guide, for the head of the page. */
export const DaftarPanduan = () => (
  <ul>
    {groups.map((group) => (
      <li key={group}>
        <a href={`#${panduanId(group)}`}>{panduan[group].judul()}</a>
      </li>
    ))}
  </ul>
)

/** What a person of each role does from the first day on, in the words of their screens. */
export const Panduan = () =>
  groups.map((group) => (
    <ArticlePart key={group} id={panduanId(group)} judul={panduan[group].judul()}>
      {panduan[group].langkah}
    </ArticlePart>
  ))
