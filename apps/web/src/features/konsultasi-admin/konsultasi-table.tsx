import { t } from '@lingui/core/macro'
import type { KonsultasiBaris } from '@sehati/contract/konsultasi/schema'
import type { ReactNode } from 'react'
import { say } from '../../lib/say.ts'
import { rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './konsultasi-table.module.css'

const metodeKata = () => ({ online: t`Online`, offline: t`Offline` })

type KonsultasiTableProps = {
  rows: KonsultasiBaris[]
  /** The number of the first row. */
  from: number
  isStale: boolean
  detail: (konsultasi: KonsultasiBaris) => ReactNode
}

/** Consultations of all patients: patient, type, when and with whom, status. The complaint stays on the detail page. */
export function KonsultasiTable({ rows, from, isStale, detail }: KonsultasiTableProps) {
  const columns: Column<KonsultasiBaris>[] = [
    { key: 'no', judul: t`No`, width: '4rem', cell: (_, n) => <span className={styles.no}>{from + n}</span> },
    { key: 'pasien', judul: t`Nama pasien`, isName: true, cell: (k) => k.name },
    {
      key: 'jenis',
      judul: t`Jenis`,
      cell: (k) => (
        <span className={styles.pair}>
          <span>{say(k.nama_jenis)}</span>
          <small>
            {metodeKata()[k.metode_konsultasi]} · {k.use_bpjs === 1 ? 'BPJS' : t`Reguler`}
          </small>
        </span>
      ),
    },
    {
      key: 'jadwal',
      judul: t`Jadwal`,
      cell: (k) => (
        <span className={styles.pair}>
          <time dateTime={k.tanggal}>{tanggalPanjang(k.tanggal)}</time>
          <small>{rentangJam(k.jam_mulai, k.jam_selesai)}</small>
          <small>{k.nama_profesional}</small>
        </span>
      ),
    },
    { key: 'status', judul: t`Status`, cell: (k) => <StatusBadge status={k.status} /> },
    { key: 'detail', judul: t`Detail`, isAction: true, width: '7rem', cell: detail },
  ]
  return (
    <DataTable
      caption={t({ message: 'Konsultasi', context: 'daftar' })}
      columns={columns}
      rows={rows}
      rowKey={(k) => k.jadwal_id}
      isStale={isStale}
    />
  )
}
