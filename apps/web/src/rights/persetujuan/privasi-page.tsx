import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Keperluan } from '@sehati/contract/people/persetujuan.schema'
import { kataMasa, kelasRetensi, semuaKelasRetensi } from '@sehati/contract/record/retensi.rules'
import type { Naskah } from '@sehati/contract/rights/naskah.schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { firstWords } from '../../base/lib/first-words.ts'
import { Link } from '../../base/lib/links.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { Together } from '../../base/ui/together.tsx'
import { Article, ArticlePart } from '../../clinic/artikel/article.tsx'
import { KontakLayanan } from '../../clinic/layanan/kontak-layanan.tsx'
import { layanan } from '../../clinic/layanan/layanan.ts'
import { VersiNaskah } from '../../people/persetujuan/naskah-isi.tsx'
import { naskahQuery } from '../../people/persetujuan/persetujuan.queries.ts'
import { PemrosesBagian } from './pemroses-bagian.tsx'

const lainnya = Keperluan.options.filter((keperluan) => keperluan !== 'layanan')

/** /privasi: the notice of care with its seven points, how long each class of data is kept by the rules that delete it, the contact, and what else people are asked for. */
export const Page = () => (
  <Article judul={t(firstWords.privasi.judul)} isi={t(firstWords.privasi.isi)}>
    <Together>
      <DariNaskah keperluan="layanan">
        {(naskah) => (
          <>
            <VersiNaskah naskah={naskah} />
            <div lang="id">
              {naskah.bagian.map(({ judul, isi }) => (
                <ArticlePart key={judul} judul={judul}>
                  <p>{isi}</p>
                </ArticlePart>
              ))}
            </div>
          </>
        )}
      </DariNaskah>
      <ArticlePart judul={t`Masa simpan data`}>
        <ul lang="id">
          {semuaKelasRetensi.map((kelas) => (
            <li key={kelas}>{`${kelasRetensi[kelas].data}: ${kataMasa(kelas)}.`}</li>
          ))}
        </ul>
      </ArticlePart>
      <ArticlePart judul={t`Siapa memproses data untuk klinik`}>
        <PemrosesBagian />
      </ArticlePart>
      <ArticlePart id="kontak" judul={t`Kontak pelindungan data`}>
        <Kontak />
      </ArticlePart>
      {lainnya.map((keperluan) => (
        <DariNaskah key={keperluan} keperluan={keperluan}>
          {(naskah) => (
            <div lang="id">
              <ArticlePart judul={naskah.judul}>
                {naskah.bagian.map(({ judul, isi }) => (
                  <p key={judul}>
                    <b>{`${judul}.`}</b> <span>{isi}</span>
                  </p>
                ))}
              </ArticlePart>
            </div>
          )}
        </DariNaskah>
      ))}
      <ArticlePart judul={t`Perubahan`}>
        <p>
          <Trans>
            Setiap teks di halaman ini memiliki versi. Bila berubah, Anda ditanya lagi setelah login. Yang Anda setujui,
            dengan versi dan tanggalnya, ada di halaman Data saya.
          </Trans>
        </p>
      </ArticlePart>
    </Together>
  </Article>
)

type DariNaskahProps = { keperluan: Keperluan; children: (naskah: Naskah) => ReactNode }

/** People agree to the Indonesian words, so these are shown in every language. */
function DariNaskah({ keperluan, children }: DariNaskahProps) {
  const naskah = useQuery(naskahQuery(keperluan))
  return (
    <Loaded query={naskah} skeleton={<Skeleton height={160} my="md" />}>
      {children}
    </Loaded>
  )
}

function Kontak() {
  const kosong = (
    <p>
      <Trans>
        Admin belum mencantumkan kontak klinik. Tanyakan di <Link to="/help">halaman bantuan</Link>.
      </Trans>
    </p>
  )
  const found = layanan()
  return found ? <KontakLayanan layanan={found} kosong={kosong} /> : kosong
}
