import { t } from '@lingui/core/macro'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { ReactNode } from 'react'
import { JamDiSini } from '../../base/lib/jam-di-sini.tsx'
import { RowDate } from '../../base/lib/row-date.tsx'
import { say } from '../../base/lib/say.ts'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import styles from './konsultasi-table.module.css'

const metodeKata = () => ({ online: t`Online`, offline: t`Offline` })

type KonsultasiTableProps = {
  rows: KonsultasiTampil[]
  /** The number of the first row. */
  from: number
  isStale: boolean
  detail: (konsultasi: KonsultasiTampil) => ReactNode
}

/** Consultations of all patients: patient, type, when and with whom, status. The complaint stays on the detail page. */
export function KonsultasiTable({ rows, from, isStale, detail }: KonsultasiTableProps) {
  const columns: Column<KonsultasiTampil>[] = [
    { key: 'no', judul: t`No`, isOrder: true, width: '3rem', cell: (_, n) => from + n },
    { key: 'pasien', judul: t`Nama pasien`, isName: true, width: '22%', minWidth: '10rem', cell: (k) => k.name },
    {
      key: 'jenis',
      judul: t`Jenis`,
      width: '18%',
      cell: (k) => (
        <Lines>
          <span>{say(k.nama_jenis)}</span>
          <small className={styles.whole}>
            {`${metodeKata()[k.metode_konsultasi]} · ${k.use_bpjs === 1 ? 'BPJS' : t`Reguler`}`}
          </small>
        </Lines>
      ),
    },
    {
      key: 'jadwal',
      judul: t`Jadwal`,
      width: '27%',
      cell: (k) => (
        <Lines>
          <span>
            <RowDate value={k.tanggal} />{' '}
            <small className={styles.whole}>{rentangJam(k.jam_mulai, k.jam_selesai, k.zona)}</small>
            <JamDiSini sesi={k} />
          </span>
          <small>{k.nama_profesional}</small>
        </Lines>
      ),
    },
    {
      key: 'status',
      judul: t`Status`,
      cell: (k) => <StatusBadge status={k.status} isTidakHadir={k.sebab_batal === 'tidak_hadir'} />,
    },
    { key: 'detail', judul: t`Detail`, isAction: true, width: '6.5rem', cell: detail },
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
