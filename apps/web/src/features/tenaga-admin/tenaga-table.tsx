import type { TenagaProfesionalPilihan } from '@sehati/contract/tenaga-profesional.schema'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import styles from './tenaga-table.module.css'

type TenagaTableProps = {
  rows: TenagaProfesionalPilihan[]
  /** The number of the first row. */
  from: number
  isStale: boolean
  detail: (tenaga: TenagaProfesionalPilihan) => ReactNode
}

/** Professionals: specialisation, name, the way to the details. */
export function TenagaTable({ rows, from, isStale, detail }: TenagaTableProps) {
  const columns: Column<TenagaProfesionalPilihan>[] = [
    { key: 'no', judul: 'No', width: '4rem', cell: (_, n) => <span className={styles.no}>{from + n}</span> },
    { key: 'spesialisasi', judul: 'Spesialisasi', width: '30%', cell: (t) => t.nama_spesialisasi },
    { key: 'nama', judul: 'Nama', isName: true, cell: (t) => t.name },
    { key: 'lokasi', judul: 'Lokasi', cell: (t) => t.lokasi },
    { key: 'detail', judul: 'Detail', isAction: true, width: '8rem', cell: detail },
  ]
  return (
    <DataTable
      caption="Tenaga profesional"
      columns={columns}
      rows={rows}
      rowKey={(t) => t.profesional_id}
      isStale={isStale}
    />
  )
}
