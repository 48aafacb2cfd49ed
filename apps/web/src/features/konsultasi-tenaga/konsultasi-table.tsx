import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import { ButtonLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { useActor } from '../../lib/session.ts'
import { rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './konsultasi-table.module.css'
import { shorten } from './shorten.ts'

const metodeKata = { online: 'Online', offline: 'Offline' } as const

/** Patient with type, complaint, status, date and the way to the detail. The complaint is never put into a tooltip. */
export function KonsultasiTable({ rows, isStale }: { rows: Konsultasi[]; isStale: boolean }) {
  const { level_id } = useActor()
  const columns: Column<Konsultasi>[] = [
    {
      key: 'pasien',
      judul: 'Pasien',
      isName: true,
      width: '22%',
      cell: (k) => (
        <span className={styles.patient}>
          {k.name}
          <span className={styles.kind}>
            {k.nama_jenis} · {metodeKata[k.metode_konsultasi]}
          </span>
        </span>
      ),
    },
    {
      key: 'keluhan',
      judul: 'Keluhan',
      width: '34%',
      cell: (k) => <span className={styles.complaint}>{shorten(k.keluhan)}</span>,
    },
    { key: 'status', judul: 'Status', cell: (k) => <StatusBadge status={k.status} /> },
    {
      key: 'tanggal',
      judul: 'Tanggal',
      cell: (k) => (
        <time dateTime={k.tanggal} className={styles.date}>
          {tanggalPanjang(k.tanggal)}
          <span className={styles.kind}>{rentangJam(k.jam_mulai, k.jam_selesai)}</span>
        </time>
      ),
    },
    {
      key: 'detail',
      judul: 'Detail',
      isAction: true,
      cell: (k) => (
        <ButtonLink
          to={inArea(level_id, `/daftarKonsultasi/detail/${k.jadwal_id}`)}
          variant="light"
          aria-label={`Detail konsultasi ${k.name}, ${tanggalPanjang(k.tanggal)}`}
        >
          Detail
        </ButtonLink>
      ),
    },
  ]
  return (
    <DataTable
      caption="Daftar konsultasi"
      columns={columns}
      rows={rows}
      rowKey={(k) => k.jadwal_id}
      isStale={isStale}
    />
  )
}
