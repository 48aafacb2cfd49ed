import { t } from '@lingui/core/macro'
import type { MingguStatistik, PerkiraanTunggu } from '@sehati/contract/care/statistik.schema'
import { bilangan } from '../../base/lib/angka.ts'
import type { Column } from '../../base/ui/data-table.tsx'
import { MingguanCard, mingguColumn } from './mingguan-card.tsx'
import { usePerkiraanTunggu } from './statistik.queries.ts'

type Baris = PerkiraanTunggu['per_minggu'][number]

const bagian = (n: number, { jumlah }: Baris): string => `${bilangan(Math.round((100 * n) / jumlah))} %`

const columns = (): Column<Baris>[] => [
  mingguColumn(),
  { key: 'jumlah', judul: t`Kunjungan`, isNumber: true, cell: (row) => bilangan(row.jumlah) },
  { key: 'tepat', judul: t`Sesuai perkiraan`, isNumber: true, cell: (row) => bagian(row.tepat, row) },
  { key: 'lama', judul: t`Lebih lama`, isNumber: true, cell: (row) => bagian(row.lebih_lama, row) },
]

/** How right the desk was: whether people waited as long as they were told at their arrival. No person is named. */
export const PerkiraanTungguTable = ({ minggu }: { minggu: MingguStatistik }) => (
  <MingguanCard
    judul={t`Perkiraan menunggu di loket`}
    isi={t`Apakah orang menunggu selama yang disampaikan kepada mereka saat tiba.`}
    kosong={t`Belum ada perkiraan yang dapat dibandingkan pada periode ini.`}
    query={usePerkiraanTunggu(minggu)}
    columns={columns()}
    rowKey={(row) => row.minggu}
  />
)
