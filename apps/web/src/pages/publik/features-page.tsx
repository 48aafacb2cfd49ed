import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { firstWords } from '../../lib/first-words.ts'
import { Article } from './article.tsx'

/** /features */
export const FeaturesPage = () => (
  <Article judul={t(firstWords.features.judul)} isi={t(firstWords.features.isi)}>
    <section>
      <h2>
        <Trans>Konsultasi online maupun tatap muka</Trans>
      </h2>
      <p>
        <Trans>
          Pilih dokter atau psikolog, lalu tentukan sendiri: bertemu secara online atau datang ke klinik kampus. Lokasi
          praktik tertera pada setiap jadwal.
        </Trans>
      </p>
    </section>
    <section>
      <h2>
        <Trans>Jadwal yang fleksibel</Trans>
      </h2>
      <p>
        <Trans>
          <Link to="/jadwal">Jadwal praktik</Link> terbuka untuk siapa pun. Setelah login, kalender menunjukkan hari dan
          waktu yang masih dapat dipesan, dari hari ini sampai Jumat mendatang.
        </Trans>
      </p>
    </section>
    <section>
      <h2>
        <Trans>Privasi dan keamanan data</Trans>
      </h2>
      <p>
        <Trans>
          Keluhan dan jawaban konsultasi disimpan dalam bentuk terenkripsi. Hanya Anda, tenaga profesional yang
          menangani, dan admin layanan yang dapat membukanya.
        </Trans>
      </p>
    </section>
    <section>
      <h2>
        <Trans>Jawaban, riwayat, dan ulasan</Trans>
      </h2>
      <p>
        <Trans>
          Jawaban tenaga profesional tersimpan pada riwayat konsultasi. Setelah konsultasi selesai, Anda dapat memberi
          ulasan.
        </Trans>
      </p>
    </section>
  </Article>
)
