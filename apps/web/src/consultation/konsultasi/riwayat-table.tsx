import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { ReactNode } from 'react'
import { PukulDiSini } from '../../base/lib/jam-di-sini.tsx'
import { WholeTime } from '../../base/lib/row-date.tsx'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { metodeKata } from './konsultasi-labels.ts'

type RiwayatTableProps = {
  rows: KonsultasiTampil[]
  isStale: boolean
  /** The way to the details of one. */
  detail: (konsultasi: KonsultasiTampil) => ReactNode
}

/** The patient's consultations; cards on phones. */
export function RiwayatTable({ rows, isStale, detail }: RiwayatTableProps) {
  const columns: Column<KonsultasiTampil>[] = [
    {
      key: 'tenaga',
      judul: t`Tenaga profesional`,
      isName: true,
      minWidth: '11rem',
      cell: (k) => (
        <>
          <span>{k.nama_profesional}</span>
          <Text size="xs" c="dimmed">
            {k.nama_spesialisasi}
          </Text>
        </>
      ),
    },
    {
      key: 'tanggal',
      judul: t`Tanggal`,
      cell: (k) => (
        <>
          <WholeTime tanggal={k.tanggal} zona={k.zona} />
          <PukulDiSini mulai={k} />
        </>
      ),
    },
    { key: 'metode', judul: t`Metode`, cell: metodeKata },
    {
      key: 'status',
      judul: t`Status`,
      cell: (k) => <StatusBadge status={k.status} isTidakHadir={k.sebab_batal === 'tidak_hadir'} />,
    },
    { key: 'detail', judul: t`Detail`, isAction: true, cell: detail },
  ]
  return (
    <DataTable
      caption={t`Riwayat konsultasi`}
      columns={columns}
      rows={rows}
      rowKey={(k) => k.jadwal_id}
      isStale={isStale}
    />
  )
}
