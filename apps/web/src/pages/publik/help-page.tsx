import { PASSWORD_MIN } from '@sehati/contract/constants'
import { Link } from '@tanstack/react-router'
import { Article } from './article.tsx'

/** /help: `#kontak` is where *contact service* leads, `#lupa-password` where *Forgot Password* does. */
export const HelpPage = () => (
  <Article judul="Help" isi="Jawaban atas pertanyaan yang sering muncul.">
    <section id="memesan">
      <h2>Bagaimana cara memesan konsultasi?</h2>
      <ol>
        <li>
          <Link to="/register">Buat akun</Link> dengan nomor BPJS, lalu <Link to="/login">login</Link>.
        </li>
        <li>
          Pilih dokter atau psikolog di <Link to="/jadwal">jadwal</Link>, kemudian tekan Pesan.
        </li>
        <li>Pilih tanggal dan waktu, tuliskan keluhan seperlunya, lalu kirim.</li>
      </ol>
      <p>
        Pengajuan yang masih diajukan atau menunggu perlu dijawab dulu sebelum Anda dapat memesan lagi pada tenaga
        profesional yang sama.
      </p>
    </section>
    <section id="lupa-password">
      <h2>Lupa password?</h2>
      <p>
        Minta admin kampus membuatkan password baru. Sebutkan nama lengkap dan email akun Anda; admin tidak akan pernah
        menanyakan password lama. Password baru paling sedikit {PASSWORD_MIN} karakter.
      </p>
      <p>
        Cara menghubungi admin tertulis pada bagian <a href="#kontak">Kontak layanan</a>.
      </p>
    </section>
    <section id="kontak">
      <h2>Kontak layanan</h2>
      <p>
        Datang ke loket layanan kesehatan kampus pada jam kerja, atau hubungi admin kampus melalui kanal resmi kampus
        Anda. Sertakan nama dan email akun. Keluhan kesehatan tidak perlu ditulis; sampaikan langsung kepada tenaga
        profesional saat konsultasi.
      </p>
    </section>
    <section id="data">
      <h2>Siapa yang dapat membaca keluhan saya?</h2>
      <p>
        Anda sendiri, tenaga profesional yang Anda pilih, dan admin layanan. Keluhan dan jawaban disimpan dalam bentuk
        terenkripsi.
      </p>
    </section>
    <section id="darurat">
      <h2>Keadaan darurat</h2>
      <p>
        Sehati bukan layanan darurat. Jika ada bahaya saat ini juga, hubungi <a href="tel:119">119</a> atau{' '}
        <a href="tel:112">112</a>, atau datang ke IGD terdekat. Untuk konseling kesehatan jiwa hubungi 119 ekstensi 8,
        gratis.
      </p>
    </section>
  </Article>
)
