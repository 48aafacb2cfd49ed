import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { firstWords } from '../../base/lib/first-words.ts'
import { Link } from '../../base/lib/links.tsx'
import { BiayaLayanan } from '../layanan/biaya-layanan.tsx'
import { layanan } from '../layanan/layanan.ts'
import { Article } from './article.tsx'

/** /pricing */
export const Page = () => (
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
