import { Text } from '@mantine/core'
import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import type { ReactNode } from 'react'
import { hariRelatif, rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './upcoming-list.module.css'

type UpcomingListProps = {
  rows: Konsultasi[]
  /** The other side's name, by role. */
  nama: (konsultasi: Konsultasi) => string
  /** The way to the details, where this role has that page. */
  detail: (konsultasi: Konsultasi) => ReactNode
}

/** The next consultations, soonest first. */
export const UpcomingList = ({ rows, nama, detail }: UpcomingListProps) => (
  <ul className={styles.list}>
    {rows.map((k) => (
      <li key={k.jadwal_id} className={styles.row}>
        <div className={styles.words}>
          <Text fw={700} size="sm">
            {nama(k)}
          </Text>
          <Text size="sm" c="dimmed">
            {k.nama_spesialisasi} · {k.metode_konsultasi === 'online' ? 'Online' : `Offline, ${k.lokasi}`}
          </Text>
          <Text size="sm">
            <time dateTime={k.tanggal}>
              {tanggalPanjang(k.tanggal)} pukul {rentangJam(k.jam_mulai, k.jam_selesai)}
            </time>{' '}
            <Text span size="sm" c="dimmed" className={styles.relative}>
              ({hariRelatif(k.tanggal)})
            </Text>
          </Text>
        </div>
        <div className={styles.end}>
          <StatusBadge status={k.status} />
          {detail(k)}
        </div>
      </li>
    ))}
  </ul>
)
