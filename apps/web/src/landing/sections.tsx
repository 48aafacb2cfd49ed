import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { HARGA, landingStats } from '@sehati/contract/base/constants'
import { IconCalendarHeart, IconShieldLock, IconVideo } from '@tabler/icons-react'
import { rupiah } from '../base/lib/angka.ts'
import { CountsNow } from './contact.tsx'
import { Where, WhereNone, Written } from './places.tsx'

const stats = [
  { angka: landingStats.tenaga, kata: msg`Tenaga kesehatan` },
  { angka: landingStats.pengguna, kata: msg`Pengguna terdaftar` },
  { angka: landingStats.layanan, kata: msg`Layanan pemesanan` },
] as const

export const Stats = () => (
  <section className="wrap" aria-label={t`${brandName} dalam angka`}>
    <dl className="stats">
      {stats.map(({ angka, kata }) => (
        <div key={kata.id}>
          <dt>{t(kata)}</dt>
          <dd>{angka}</dd>
        </div>
      ))}
    </dl>
    <CountsNow />
  </section>
)

const features = [
  {
    icon: IconVideo,
    judul: msg`Konsultasi online`,
    isi: msg`Kapan saja dan di mana saja, dari kamar kos atau ruang kerja. Atau tatap muka di klinik kampus.`,
  },
  {
    icon: IconCalendarHeart,
    judul: msg`Jadwal fleksibel`,
    isi: msg`Anda yang menentukan waktunya. Kalender menunjukkan hari dan jam yang masih dapat dipesan.`,
  },
  {
    icon: IconShieldLock,
    judul: msg`Privasi dan keamanan data terjamin`,
    isi: msg`Keluhan dan balasan disimpan terenkripsi. Di layanan ini, yang dapat membacanya hanya Anda dan tenaga profesional yang Anda pilih; dalam keadaan darurat juga admin, dan Anda diberi tahu.`,
  },
] as const

export const Features = () => (
  <section className="wrap section">
    <h2>
      <Trans>Perhatian yang mudah dijangkau</Trans>
    </h2>
    <p className="sub">
      <Trans>Untuk kesehatan fisik maupun mental, oleh tenaga kesehatan profesional dan psikolog.</Trans>
    </p>
    <ul className="features">
      {features.map(({ icon: Picture, judul, isi }) => (
        <li key={judul.id}>
          <span className="badge">
            <Picture size={26} stroke={1.75} aria-hidden />
          </span>
          <h3>{t(judul)}</h3>
          <p>{t(isi)}</p>
        </li>
      ))}
    </ul>
  </section>
)

const steps = [
  { judul: msg`Buat akun`, isi: msg`Daftar dengan email dan nomor BPJS. Hanya perlu beberapa menit.` },
  { judul: msg`Pilih waktu`, isi: msg`Tentukan dokter atau psikolog, tanggal, jam, dan cara bertemu.` },
  { judul: msg`Konsultasi`, isi: msg`Ceritakan keluhan, baca balasannya, dan beri ulasan setelah selesai.` },
] as const

export const Steps = () => (
  <section className="band">
    <div className="wrap section">
      <h2>
        <Trans>Tiga langkah, selesai</Trans>
      </h2>
      <ol className="steps">
        {steps.map(({ judul, isi }, n) => (
          <li key={judul.id}>
            <span className="number" aria-hidden="true">
              {n + 1}
            </span>
            <h3>{t(judul)}</h3>
            <p>{t(isi)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

/** The price is the product's; how it is paid and what BPJS covers is the clinic's to say. */
const Biaya = () => (
  <>
    <Trans>
      Satu harga untuk semua konsultasi, dan selalu terlihat sebelum Anda mengirim pengajuan: {rupiah(HARGA)}.
    </Trans>{' '}
    <WhereNone of="bpjs">
      <Trans>Peserta BPJS dapat memilih layanan BPJS sesuai ketentuan.</Trans>
    </WhereNone>
    {(['biaya', 'pembayaran', 'bpjs', 'pengembalian'] as const).map((nama) => (
      <Where key={nama} of={nama}>
        <Written of={nama} />
      </Where>
    ))}
  </>
)

const questions = [
  {
    tanya: msg`Siapa yang dapat memakai ${brandName}?`,
    jawab: msg`Mahasiswa dan karyawan kampus. Siapa pun dapat melihat jadwal; untuk memesan diperlukan akun.`,
  },
  { tanya: msg`Berapa biayanya?`, jawab: <Biaya /> },
  {
    tanya: msg`Siapa yang membaca keluhan saya?`,
    jawab: msg`Anda sendiri dan tenaga profesional yang Anda pilih. Admin melihat jadwal dan status, bukan keluhan; hanya dalam keadaan darurat admin dapat membukanya, dan Anda diberi tahu. Keluhan disimpan terenkripsi. Kata-kata tentang bahaya memberi tahu petugas jaga bahwa Anda mungkin membutuhkan bantuan, tanpa kata-katanya.`,
  },
  {
    tanya: msg`Kapan saya dapat memesan?`,
    jawab: msg`Pemesanan terbuka setiap saat, untuk konsultasi Senin sampai Jumat. Kalender menunjukkan tanggal yang sudah dibuka, biasanya sampai Jumat mendatang.`,
  },
  {
    tanya: msg`Apakah ini layanan darurat?`,
    jawab: msg`Bukan. Dalam keadaan darurat hubungi 119 atau datang ke IGD terdekat. Nomor bantuan lain ada di bagian bawah halaman ini.`,
  },
]

export const Faq = () => (
  <section className="wrap section faq">
    <h2>
      <Trans>Yang sering ditanyakan</Trans>
    </h2>
    <div>
      {questions.map(({ tanya, jawab }) => (
        <details key={tanya.id}>
          <summary>{t(tanya)}</summary>
          <p>{'id' in jawab ? t(jawab) : jawab}</p>
        </details>
      ))}
    </div>
  </section>
)
