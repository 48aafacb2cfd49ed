import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { HARGA } from '@sehati/contract/constants'
import { Link } from '@tanstack/react-router'
import { rupiah } from '../../lib/angka.ts'
import { firstWords } from '../../lib/first-words.ts'
import { Article } from './article.tsx'

const harga = rupiah(HARGA)

/** /pricing */
export const PricingPage = () => (
  <Article judul={t(firstWords.pricing.judul)} isi={t(firstWords.pricing.isi)}>
    <section>
      <h2>
        <Trans>{harga} per konsultasi</Trans>
      </h2>
      <p>
        <Trans>
          Berlaku untuk dokter dan psikolog, online maupun tatap muka. Harga selalu terlihat sebelum Anda mengirim
          pengajuan.
        </Trans>
      </p>
    </section>
    <section>
      <h2>
        <Trans>Layanan BPJS</Trans>
      </h2>
      <p>
        <Trans>
          Pilih layanan BPJS saat memesan bila Anda peserta. Biaya ditanggung BPJS sesuai ketentuan. Nomor BPJS pada
          profil Anda dipakai secara otomatis.
        </Trans>
      </p>
    </section>
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
