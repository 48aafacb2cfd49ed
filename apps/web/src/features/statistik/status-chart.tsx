import type { StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import type { Statistik } from '@sehati/contract/statistik.schema'
import { bilangan } from '../../lib/angka.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { BarList } from './bar-list.tsx'
import { partOf, sumOf } from './chart.rules.ts'
import { ChartCard } from './chart-card.tsx'

const tones: Record<StatusKonsultasi, string> = {
  diajukan: 'amber',
  menunggu: 'blue',
  disetujui: 'accent',
  selesai: 'green',
  dibatalkan: 'grey',
}

/** How the consultations of the period stand. */
export function StatusChart({ rows }: { rows: Statistik['per_status'] }) {
  const all = sumOf(rows)
  const persen = (jumlah: number) => `${Math.round(partOf(jumlah, all))} %`
  return (
    <ChartCard
      judul="Menurut status"
      isi={all > 0 ? `${bilangan(all)} konsultasi dalam lima status.` : 'Belum ada konsultasi pada periode ini.'}
      rows={rows}
      rowKey={({ status }) => status}
      columns={[
        { key: 'status', judul: 'Status', isName: true, cell: ({ status }) => <StatusBadge status={status} /> },
        { key: 'jumlah', judul: 'Konsultasi', cell: ({ jumlah }) => bilangan(jumlah) },
        { key: 'bagian', judul: 'Bagian', cell: ({ jumlah }) => persen(jumlah) },
      ]}
    >
      <BarList
        label="Konsultasi menurut status"
        rows={rows.map(({ status, jumlah }) => ({
          key: status,
          nama: <StatusBadge status={status} />,
          jumlah,
          tone: tones[status],
        }))}
      />
    </ChartCard>
  )
}
