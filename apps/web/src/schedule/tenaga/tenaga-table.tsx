import { t } from '@lingui/core/macro'
import type { TenagaProfesionalPilihan } from '@sehati/contract/schedule/tenaga-profesional.schema'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { StatusTenaga } from './status-tenaga.tsx'

type TenagaTableProps = {
  rows: TenagaProfesionalPilihan[]
  /** The number of the first row. */
  from: number
  isStale: boolean
  detail: (tenaga: TenagaProfesionalPilihan) => ReactNode
}

/** Professionals: specialisation, name, status, the way to the details. */
export function TenagaTable({ rows, from, isStale, detail }: TenagaTableProps) {
  const columns: Column<TenagaProfesionalPilihan>[] = [
    { key: 'no', judul: t`No`, isOrder: true, width: '3rem', cell: (_, n) => from + n },
    { key: 'spesialisasi', judul: t`Spesialisasi`, width: '18%', cell: (row) => row.nama_spesialisasi },
    { key: 'nama', judul: t`Nama`, isName: true, width: '27%', minWidth: '10rem', cell: (row) => row.name },
    { key: 'lokasi', judul: t`Lokasi`, cell: (row) => row.lokasi },
    { key: 'status', judul: t`Status`, width: '7rem', cell: (row) => <StatusTenaga tenaga={row} /> },
    { key: 'detail', judul: t`Detail`, isAction: true, width: '6.5rem', cell: detail },
  ]
  return (
    <DataTable
      caption={t({ message: 'Tenaga profesional', context: 'daftar' })}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.profesional_id}
      isStale={isStale}
    />
  )
}
