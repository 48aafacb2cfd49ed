import { HARGA } from '@sehati/contract/constants'
import { Link } from '@tanstack/react-router'
import { rupiah } from '../../lib/angka.ts'
import { Article } from './article.tsx'

/** /pricing */
export const PricingPage = () => (
  <Article judul="Pricing" isi="Satu harga untuk semua konsultasi.">
    <section>
      <h2>{rupiah(HARGA)} per konsultasi</h2>
      <p>
        Berlaku untuk dokter dan psikolog, online maupun tatap muka. Harga selalu terlihat sebelum Anda mengirim
        pengajuan.
      </p>
    </section>
    <section>
      <h2>Layanan BPJS</h2>
      <p>
        Pilih layanan BPJS saat memesan bila Anda peserta. Biaya ditanggung BPJS sesuai ketentuan. Nomor BPJS pada
        profil Anda dipakai secara otomatis.
      </p>
    </section>
    <section>
      <h2>Tanpa biaya</h2>
      <p>
        Membuat akun dan melihat <Link to="/jadwal">jadwal</Link> tidak dipungut biaya.
      </p>
    </section>
  </Article>
)
