import { landingStats } from '@sehati/contract/constants'
import { IconCalendarHeart, IconShieldLock, IconVideo } from '@tabler/icons-react'

const stats = [
  { angka: landingStats.tenaga, kata: 'Tenaga kesehatan' },
  { angka: landingStats.pengguna, kata: 'Pengguna terdaftar' },
  { angka: landingStats.layanan, kata: 'Layanan pemesanan' },
] as const

export const Stats = () => (
  <section className="wrap" aria-label="Sehati dalam angka">
    <dl className="stats">
      {stats.map(({ angka, kata }) => (
        <div key={kata}>
          <dt>{kata}</dt>
          <dd>{angka}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const features = [
  {
    icon: IconVideo,
    judul: 'Konsultasi online',
    isi: 'Kapan saja dan di mana saja, dari kamar kos atau ruang kerja. Ingin bertemu langsung? Pilih tatap muka di klinik kampus.',
  },
  {
    icon: IconCalendarHeart,
    judul: 'Jadwal fleksibel',
    isi: 'Anda yang menentukan waktunya. Kalender menunjukkan hari dan jam yang masih dapat dipesan.',
  },
  {
    icon: IconShieldLock,
    judul: 'Privasi dan keamanan data terjamin',
    isi: 'Keluhan dan jawaban disimpan terenkripsi. Yang membacanya: Anda, tenaga profesional pilihan Anda, dan admin layanan.',
  },
] as const

export const Features = () => (
  <section className="wrap section">
    <h2>Perhatian yang mudah dijangkau</h2>
    <p className="sub">Untuk kesehatan fisik maupun mental, oleh tenaga kesehatan profesional dan psikolog.</p>
    <ul className="features">
      {features.map(({ icon: Picture, judul, isi }) => (
        <li key={judul}>
          <span className="badge">
            <Picture size={26} stroke={1.75} aria-hidden />
          </span>
          <h3>{judul}</h3>
          <p>{isi}</p>
        </li>
      ))}
    </ul>
  </section>
)

const steps = [
  { judul: 'Buat akun', isi: 'Daftar dengan email dan nomor BPJS. Hanya perlu beberapa menit.' },
  { judul: 'Pilih waktu', isi: 'Tentukan dokter atau psikolog, tanggal, jam, dan cara bertemu.' },
  { judul: 'Konsultasi', isi: 'Ceritakan keluhan, baca jawabannya, dan beri ulasan setelah selesai.' },
] as const

export const Steps = () => (
  <section className="band">
    <div className="wrap section">
      <h2>Tiga langkah, selesai</h2>
      <ol className="steps">
        {steps.map(({ judul, isi }, n) => (
          <li key={judul}>
            <span className="number" aria-hidden="true">
              {n + 1}
            </span>
            <h3>{judul}</h3>
            <p>{isi}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

const questions = [
  {
    tanya: 'Siapa yang dapat memakai Sehati?',
    jawab: 'Mahasiswa dan karyawan kampus. Siapa pun dapat melihat jadwal; untuk memesan diperlukan akun.',
  },
  {
    tanya: 'Berapa biayanya?',
    jawab:
      'Satu harga untuk semua konsultasi, dan selalu terlihat sebelum Anda mengirim pengajuan. Peserta BPJS dapat memilih layanan BPJS sesuai ketentuan.',
  },
  {
    tanya: 'Siapa yang membaca keluhan saya?',
    jawab: 'Anda sendiri, tenaga profesional yang Anda pilih, dan admin layanan. Keluhan disimpan terenkripsi.',
  },
  {
    tanya: 'Kapan saya dapat memesan?',
    jawab: 'Pemesanan terbuka setiap saat, untuk konsultasi Senin sampai Jumat, dari hari ini sampai Jumat mendatang.',
  },
  {
    tanya: 'Apakah ini layanan darurat?',
    jawab:
      'Bukan. Dalam keadaan darurat hubungi 119 atau datang ke IGD terdekat. Nomor bantuan lain ada di bagian bawah halaman ini.',
  },
] as const

export const Faq = () => (
  <section className="wrap section faq">
    <h2>Yang sering ditanyakan</h2>
    <div>
      {questions.map(({ tanya, jawab }) => (
        <details key={tanya}>
          <summary>{tanya}</summary>
          <p>{jawab}</p>
        </details>
      ))}
    </div>
  </section>
)
