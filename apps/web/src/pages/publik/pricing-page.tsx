import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BiayaLayanan } from '../../features/layanan/biaya-layanan.tsx'
import { firstWords } from '../../lib/first-words.ts'
import { layanan } from '../../lib/layanan.ts'
import { Article } from './article.tsx'

/** /pricing */
export const PricingPage = () => (
  <Article judul={t(firstWords.pricing.judul)} isi={t(firstWords.pricing.isi)}>
    <BiayaLayanan layanan={layanan()} />
    <section>
      <h2>
        <Trans>Tanpa biaya</Trans>
      </h2>
      <p>
        <Trans>
          Membuat akun dan melihat <Link to="/jadwal">jadwal</Link> tidak dipungut biaya.
        </Trans>
      </p>
    </section>
  </Article>
)
