import { t } from '@lingui/core/macro'
import type { JanjiJawab, MingguStatistik } from '@sehati/contract/care/statistik.schema'
import { bilangan } from '../../base/lib/angka.ts'
import type { Column } from '../../base/ui/data-table.tsx'
import { MingguanCard, mingguColumn } from './mingguan-card.tsx'
import { useJanjiJawab } from './statistik.queries.ts'

type Baris = JanjiJawab['per_minggu'][number]

/** Minutes in words: `45 menit`, `3,5 jam`, `2,1 hari`; a dash where there is none. */
function lama(menit: number | null): string {
  if (menit === null) return '–'
  const satu = (angka: number) => bilangan(Math.round(angka * 10) / 10)
  if (menit < 60) return t`${{ lama: satu(menit) }} menit`
  if (menit < 48 * 60) return t`${{ lama: satu(menit / 60) }} jam`
  return t`${{ lama: satu(menit / 60 / 24) }} hari`
}

const columns = (): Column<Baris>[] => [
  mingguColumn(),
  { key: 'kelas', judul: t`Profesi`, cell: (row) => (row.kelas === 'medis' ? t`Dokter` : t`Psikolog`) },
  { key: 'jumlah', judul: t`Pengajuan`, isNumber: true, cell: (row) => bilangan(row.jumlah) },
  {
    key: 'tepat',
    judul: t`Tepat waktu`,
    isNumber: true,
    cell: (row) => `${bilangan(Math.round((100 * row.tepat) / row.jumlah))} %`,
  },
  { key: 'median', judul: t`Median`, isNumber: true, cell: (row) => lama(row.median_menit) },
  { key: 'p90', judul: t`Persentil 90`, isNumber: true, cell: (row) => lama(row.p90_menit) },
]

/** How soon requests were answered, by week and profession. No person is named. */
export const JanjiJawabTable = ({ minggu }: { minggu: MingguStatistik }) => (
  <MingguanCard
    judul={t`Janji jawab`}
    isi={t`Berapa lama pengajuan menunggu jawaban, dan berapa yang dijawab sebelum batasnya.`}
    kosong={t`Belum ada pengajuan yang dijawab pada periode ini.`}
    query={useJanjiJawab(minggu)}
    columns={columns()}
    rowKey={(row) => `${row.minggu} ${row.kelas}`}
  />
)
