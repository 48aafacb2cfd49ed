import { Link } from '@tanstack/react-router'
import { Article } from './article.tsx'

/** /news */
export const NewsPage = () => (
  <Article judul="News" isi="Kabar tentang layanan Sehati.">
    <section>
      <h2>Pemesanan konsultasi dibuka</h2>
      <p>
        Mahasiswa dan karyawan kampus kini dapat memesan konsultasi dengan dokter dan psikolog melalui Sehati. Lihat{' '}
        <Link to="/jadwal">jadwal praktik</Link>, <Link to="/register">buat akun</Link>, lalu pilih waktu yang sesuai.
      </p>
    </section>
    <section>
      <h2>Jendela pemesanan</h2>
      <p>
        Konsultasi dapat dipesan untuk Senin sampai Jumat, dari hari ini sampai Jumat mendatang. Mulai hari Jumat,
        jadwal pekan berikutnya ikut terbuka.
      </p>
    </section>
  </Article>
)
