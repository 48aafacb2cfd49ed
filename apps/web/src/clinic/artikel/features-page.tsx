import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { firstWords } from '../../base/lib/first-words.ts'
import { Link } from '../../base/lib/links.tsx'
import { Article, ArticlePart } from './article.tsx'

/** /features */
export const Page = () => (
  <Article judul={t(firstWords.features.judul)} isi={t(firstWords.features.isi)}>
    <ArticlePart judul={t`Konsultasi online maupun tatap muka`}>
      <p>
        <Trans>
          Pilih dokter atau psikolog, lalu tentukan sendiri: online lewat ruang konsultasi dan percakapan tertulis di{' '}
          {brandName}, atau tatap muka di tempat praktiknya. Tempatnya tertulis pada setiap jadwal.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart judul={t`Jadwal yang fleksibel`}>
      <p>
        <Trans>
          <Link to="/jadwal">Jadwal praktik</Link> terbuka untuk siapa pun. Setelah login, kalender menunjukkan hari dan
          waktu yang masih dapat dipesan, biasanya dari hari ini sampai Jumat mendatang.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart judul={t`Privasi dan keamanan data`}>
      <p>
        <Trans>
          Keluhan, balasan, dan percakapan disimpan terenkripsi. Di layanan ini, yang dapat membacanya hanya Anda dan
          tenaga profesional yang Anda pilih. Dalam keadaan darurat admin dapat membuka keluhan dan balasan, dan Anda
          diberi tahu.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart judul={t`Balasan, riwayat, dan ulasan`}>
      <p>
        <Trans>
          Balasan tenaga profesional tersimpan di riwayat konsultasi Anda. Setelah konsultasi selesai, Anda dapat
          memberi ulasan dan menentukan apakah komentarnya tampil untuk umum, tanpa nama.
        </Trans>
      </p>
    </ArticlePart>
  </Article>
)
