import { t } from '@lingui/core/macro'
import type { TenagaProfesionalPilihan } from '@sehati/contract/tenaga-profesional/schema'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusTenaga } from './status-tenaga.tsx'
import styles from './tenaga-table.module.css'

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
    { key: 'no', judul: t`No`, width: '4rem', cell: (_, n) => <span className={styles.no}>{from + n}</span> },
    { key: 'spesialisasi', judul: t`Spesialisasi`, width: '30%', cell: (row) => row.nama_spesialisasi },
    { key: 'nama', judul: t`Nama`, isName: true, cell: (row) => row.name },
    { key: 'lokasi', judul: t`Lokasi`, cell: (row) => row.lokasi },
    { key: 'status', judul: t`Status`, width: '9rem', cell: (row) => <StatusTenaga tenaga={row} /> },
    { key: 'detail', judul: t`Detail`, isAction: true, width: '8rem', cell: detail },
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
