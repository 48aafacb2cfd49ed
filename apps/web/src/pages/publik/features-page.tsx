import { Link } from '@tanstack/react-router'
import { Article } from './article.tsx'

/** /features */
export const FeaturesPage = () => (
  <Article judul="Features" isi="Yang dapat Anda lakukan di Sehati hari ini.">
    <section>
      <h2>Konsultasi online maupun tatap muka</h2>
      <p>
        Pilih dokter atau psikolog, lalu tentukan sendiri: bertemu secara online atau datang ke klinik kampus. Lokasi
        praktik tertera pada setiap jadwal.
      </p>
    </section>
    <section>
      <h2>Jadwal yang fleksibel</h2>
      <p>
        <Link to="/jadwal">Jadwal praktik</Link> terbuka untuk siapa pun. Setelah login, kalender menunjukkan hari dan
        waktu yang masih dapat dipesan, dari hari ini sampai Jumat mendatang.
      </p>
    </section>
    <section>
      <h2>Privasi dan keamanan data</h2>
      <p>
        Keluhan dan jawaban konsultasi disimpan dalam bentuk terenkripsi. Hanya Anda, tenaga profesional yang menangani,
        dan admin layanan yang dapat membukanya.
      </p>
    </section>
    <section>
      <h2>Jawaban, riwayat, dan ulasan</h2>
      <p>
        Jawaban tenaga profesional tersimpan pada riwayat konsultasi. Setelah konsultasi selesai, Anda dapat memberi
        ulasan.
      </p>
    </section>
  </Article>
)
