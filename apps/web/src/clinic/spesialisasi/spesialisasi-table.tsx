import { t } from '@lingui/core/macro'
import type { Spesialisasi } from '@sehati/contract/clinic/spesialisasi.schema'
import { type Column, DataTable } from '../../base/ui/data-table.tsx'
import { EditButton } from '../../base/ui/row-buttons.tsx'
import styles from './spesialisasi-table.module.css'

type SpesialisasiTableProps = { rows: Spesialisasi[]; onEdit: (spesialisasi: Spesialisasi) => void }

/** Specialisations by name, each to be renamed. */
export function SpesialisasiTable({ rows, onEdit }: SpesialisasiTableProps) {
  const columns: Column<Spesialisasi>[] = [
    {
      key: 'no',
      judul: t`No`,
      isOrder: true,
      width: '3rem',
      cell: (_, n) => <span className={styles.no}>{n + 1}</span>,
    },
    { key: 'nama', judul: t`Nama spesialisasi`, isName: true, cell: (s) => s.nama_spesialisasi },
    {
      key: 'aksi',
      judul: t`Aksi`,
      isAction: true,
      width: '9rem',
      cell: (s) => <EditButton nama={s.nama_spesialisasi} onClick={() => onEdit(s)} />,
    },
  ]
  return (
    <DataTable
      caption={t({ message: 'Spesialisasi', context: 'daftar' })}
      columns={columns}
      rows={rows}
      rowKey={(s) => s.spesialisasi_id}
    />
  )
}
