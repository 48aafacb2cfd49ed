import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { firstWords } from '../../base/lib/first-words.ts'
import { Link } from '../../base/lib/links.tsx'
import { Article } from './article.tsx'

/** /features */
export const Page = () => (
  <Article judul={t(firstWords.features.judul)} isi={t(firstWords.features.isi)}>
    <section>
      <h2>
        <Trans>Konsultasi online maupun tatap muka</Trans>
      </h2>
      <p>
        <Trans>
          Pilih dokter atau psikolog, lalu tentukan sendiri: online lewat ruang konsultasi dan percakapan tertulis di{' '}
          {brandName}, atau tatap muka di tempat praktiknya. Tempatnya tertulis pada setiap jadwal.
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
          waktu yang masih dapat dipesan, biasanya dari hari ini sampai Jumat mendatang.
        </Trans>
      </p>
    </section>
    <section>
      <h2>
        <Trans>Privasi dan keamanan data</Trans>
      </h2>
      <p>
        <Trans>
          Keluhan, balasan, dan percakapan disimpan terenkripsi. Di layanan ini, yang dapat membacanya hanya Anda dan
          tenaga profesional yang Anda pilih. Dalam keadaan darurat admin dapat membuka keluhan dan balasan, dan Anda
          diberi tahu.
        </Trans>
      </p>
    </section>
    <section>
      <h2>
        <Trans>Balasan, riwayat, dan ulasan</Trans>
      </h2>
      <p>
        <Trans>
          Balasan tenaga profesional tersimpan di riwayat konsultasi Anda. Setelah konsultasi selesai, Anda dapat
          memberi ulasan dan menentukan apakah komentarnya tampil untuk umum, tanpa nama.
        </Trans>
      </p>
    </section>
  </Article>
)
