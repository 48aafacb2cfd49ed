import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { firstWords } from '../../base/lib/first-words.ts'
import { Link } from '../../base/lib/links.tsx'
import { Article, ArticlePart } from './article.tsx'

/** /news */
export const Page = () => (
  <Article judul={t(firstWords.news.judul)} isi={t(firstWords.news.isi)}>
    <ArticlePart judul={t`Pemesanan konsultasi dibuka`}>
      <p>
        <Trans>
          Mahasiswa dan karyawan kampus kini dapat memesan konsultasi dengan dokter dan psikolog melalui {brandName}.
          Lihat <Link to="/jadwal">jadwal praktik</Link>, <Link to="/register">buat akun</Link>, lalu pilih waktu yang
          sesuai.
        </Trans>
      </p>
    </ArticlePart>
    <ArticlePart judul={t`Batas waktu pemesanan`}>
      <p>
        <Trans>
          Konsultasi dapat dipesan untuk Senin sampai Jumat. Biasanya tanggal terbuka sampai Jumat mendatang, dan mulai
          hari Jumat jadwal minggu berikutnya ikut terbuka. Kalender pemesanan menunjukkan tanggal yang sudah dibuka.
        </Trans>
      </p>
    </ArticlePart>
  </Article>
)
