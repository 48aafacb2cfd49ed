import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { firstWords } from '../../base/lib/first-words.ts'
import { Link } from '../../base/lib/links.tsx'
import { BiayaLayanan } from '../layanan/biaya-layanan.tsx'
import { layanan } from '../layanan/layanan.ts'
import { Article, ArticlePart } from './article.tsx'

/** /pricing */
export const Page = () => (
  <Article judul={t(firstWords.pricing.judul)} isi={t(firstWords.pricing.isi)}>
    <BiayaLayanan layanan={layanan()} />
    <ArticlePart judul={t`Tanpa biaya`}>
      <p>
        <Trans>
          Membuat akun dan melihat <Link to="/jadwal">jadwal</Link> tidak dipungut biaya.
        </Trans>
      </p>
    </ArticlePart>
  </Article>
)
