import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import type { ReactNode } from 'react'
import { rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './konsultasi-table.module.css'

const metodeKata = { online: 'Online', offline: 'Offline' } as const

type KonsultasiTableProps = {
  rows: Konsultasi[]
  /** The number of the first row. */
  from: number
  isStale: boolean
  detail: (konsultasi: Konsultasi) => ReactNode
}

/** Consultations of everybody: patient, type, when and with whom, status. The complaint stays on the detail page. */
export function KonsultasiTable({ rows, from, isStale, detail }: KonsultasiTableProps) {
  const columns: Column<Konsultasi>[] = [
    { key: 'no', judul: 'No', width: '4rem', cell: (_, n) => <span className={styles.no}>{from + n}</span> },
    { key: 'pasien', judul: 'Nama pasien', isName: true, cell: (k) => k.name },
    {
      key: 'jenis',
      judul: 'Jenis',
      cell: (k) => (
        <span className={styles.pair}>
          {k.nama_jenis}
          <small>
            {metodeKata[k.metode_konsultasi]} · {k.use_bpjs === 1 ? 'BPJS' : 'Reguler'}
          </small>
        </span>
      ),
    },
    {
      key: 'jadwal',
      judul: 'Jadwal',
      cell: (k) => (
        <span className={styles.pair}>
          <time dateTime={k.tanggal}>{tanggalPanjang(k.tanggal)}</time>
          <small>{rentangJam(k.jam_mulai, k.jam_selesai)}</small>
          <small>{k.nama_profesional}</small>
        </span>
      ),
    },
    { key: 'status', judul: 'Status', cell: (k) => <StatusBadge status={k.status} /> },
    { key: 'detail', judul: 'Detail', isAction: true, width: '7rem', cell: detail },
  ]
  return <DataTable caption="Konsultasi" columns={columns} rows={rows} rowKey={(k) => k.jadwal_id} isStale={isStale} />
}
