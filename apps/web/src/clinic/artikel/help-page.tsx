import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { HARGA, PASSWORD_MIN, RESET_MENIT } from '@sehati/contract/base/constants'
import { rupiah } from '../../base/lib/angka.ts'
import { firstWords } from '../../base/lib/first-words.ts'
import { Link } from '../../base/lib/links.tsx'
import { CrisisNumbers } from '../krisis/crisis-numbers.tsx'
import { KontakLayanan } from '../layanan/kontak-layanan.tsx'
import { layanan } from '../layanan/layanan.ts'
import styles from './article.module.css'
import { Article, ArticlePart } from './article.tsx'
import { DaftarPanduan, Panduan } from './panduan.tsx'

const harga = rupiah(HARGA)

function Kontak() {
  const kosong = (
    <p>
      <Trans>Admin belum mencantumkan telepon, email, atau alamat layanan di halaman ini.</Trans>
    </p>
  )
  const found = layanan()
  return found ? <KontakLayanan layanan={found} kosong={kosong} /> : kosong
}

/** /help: `#kontak` is where *contact service* leads, `#panduan-…` where the home of each role does. */
export const Page = () => (
  <Article judul={t(firstWords.help.judul)} isi={t(firstWords.help.isi)}>
    <ArticlePart id="panduan" judul={t`Panduan singkat`}>
      <DaftarPanduan />
    </ArticlePart>
    <ArticlePart id="memesan" judul={t`Bagaimana cara memesan konsultasi?`}>
      <ol>
        <li>
          <Trans>
            <Link to="/register">Buat akun</Link> dengan nomor BPJS, lalu <Link to="/login">login</Link>.
          </Trans>
        </li>
        <li>
          <Trans>
            Pilih dokter atau psikolog di <Link to="/jadwal">jadwal</Link>, lalu tekan <b>Pesan</b>.
          </Trans>
        </li>
        <li>
          <Trans>
            Pilih tanggal dan waktu, tuliskan keluhan seperlunya, lalu tekan <b>Appoinment</b>.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          Selama pengajuan Anda masih diajukan atau menunggu, Anda belum dapat memesan lagi pada tenaga profesional yang
          sama. Pengajuan itu dapat Anda ubah atau batalkan sebelum waktunya dimulai.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="daftar-tunggu" judul={t`Semua waktu sudah penuh?`}>
      <p>
        <Trans>
          Pilih dokter atau psikolog di <Link to="/jadwal">jadwal</Link>, lalu tekan{' '}
          <b>Beri tahu saya jika ada slot kosong</b>. Slot yang kosong ditawarkan menurut urutan dan ditahan untuk Anda.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="loket" judul={t`Sudah sampai di klinik?`}>
      <p>
        <Trans>
          Bila klinik memasang kode QR, pindai dengan ponsel, lalu tekan <b>Saya sudah datang</b>. Bila tidak, sebutkan
          nama Anda di loket. Anda mendapat nomor antrean, yang juga tampil di beranda Anda.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="lupa-password" judul={t`Lupa password?`}>
      <p>
        <Trans>
          <Link to="/lupa-password">Minta tautan</Link> ke email akun Anda, lalu buat password baru. Tautan berlaku{' '}
          {RESET_MENIT} menit dan hanya dapat dipakai satu kali. Password baru paling sedikit {PASSWORD_MIN} karakter.
        </Trans>
      </p>
      <p>
        <Trans>
          Tidak dapat membuka email itu lagi? Minta admin layanan membuatkan password baru. Sebutkan nama lengkap dan
          email akun Anda. Admin tidak akan pernah menanyakan password Anda.
        </Trans>
      </p>
      <p>
        <Trans>
          Cara menghubungi admin ada di bagian <a href="#kontak">Kontak layanan</a>.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="keamanan" judul={t`Bagaimana cara mengamankan akun saya?`}>
      <p>
        <Trans>
          Di bagian <b>Keamanan login</b> pada{' '}
          <Link to="/profile" hash="keamanan">
            profil
          </Link>{' '}
          Anda, aktifkan <b>Verifikasi dua langkah</b>: login lalu juga memerlukan kode dari aplikasi di ponsel. Simpan
          kode cadangannya. Dengan <b>Passkey</b>, Anda login dengan sidik jari, wajah, atau PIN perangkat.
        </Trans>
      </p>
      <p>
        <Trans>
          Ponsel dan kode cadangan hilang? Minta admin menghapus langkah kedua itu; pemilik akun selalu kami beri tahu.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="kontak" judul={t`Kontak layanan`}>
      <Kontak />
      <p>
        <Trans>
          Sebutkan nama dan email akun Anda. Keluhan kesehatan tidak perlu ditulis; sampaikan langsung kepada tenaga
          profesional saat konsultasi.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="biaya" judul={t`Berapa biayanya?`}>
      <p>
        <Trans>
          {harga} untuk setiap konsultasi. Keterangan biaya dan layanan BPJS ada di halaman{' '}
          <Link to="/pricing">biaya</Link>.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="data" judul={t`Siapa yang dapat membaca keluhan saya?`}>
      <p>
        <Trans>
          Anda sendiri dan tenaga profesional yang Anda pilih; begitu pula balasan dan percakapan. Admin melihat jadwal
          dan status, bukan isinya. Bila admin memesankan untuk Anda, admin menuliskan keluhan yang Anda sampaikan, lalu
          keluhan itu tertutup baginya. Dalam keadaan darurat, misalnya karena nyawa terancam, admin dapat membuka
          keluhan dan balasan satu konsultasi selama 30 menit: Anda membaca alasannya, dan orang lain meninjaunya.
          Keluhan, balasan, dan percakapan disimpan terenkripsi. Bila keluhan atau pesan Anda memuat kata-kata tentang
          bahaya, petugas jaga klinik tahu bahwa Anda mungkin membutuhkan bantuan, tanpa membaca kata-katanya.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="hak" judul={t`Apa hak saya atas data saya?`}>
      <p>
        <Trans>
          Di <Link to="/data-saya">Data saya</Link>, Anda dapat menekan <b>Unduh salinan data saya</b>, mengubah
          persetujuan, meminta perbaikan data atau penghapusan akun, dan melihat siapa yang membuka data Anda.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart id="darurat" judul={t`Keadaan darurat`}>
      <p>
        <Trans>
          {brandName} bukan layanan darurat. Jika ada bahaya saat ini juga, hubungi <a href="tel:119">119</a> atau{' '}
          <a href="tel:112">112</a>, atau datang ke IGD terdekat.
        </Trans>
      </p>
      <ul className={styles.numbers}>
        <CrisisNumbers />
      </ul>
    </ArticlePart>
    <Panduan />
  </Article>
)
