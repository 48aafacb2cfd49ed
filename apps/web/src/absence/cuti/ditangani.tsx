import { t } from '@lingui/core/macro'
import { Group, Text } from '@mantine/core'
import type { PenangananTerdampak } from '@sehati/contract/absence/terdampak.schema'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { Jawaban } from '../tawaran-waktu/jawaban.tsx'
import styles from './cuti-list.module.css'

/** What was done, in a word. */
function kataTindakan({ tindakan }: PenangananTerdampak): string {
  switch (tindakan) {
    case 'batal':
      return t`Dibatalkan klinik`
    case 'jadwal-ulang':
      return t`Dijadwalkan ulang`
    case 'tawarkan':
      return t`Ditawari waktu lain`
    case 'alihkan':
      return t`Ditawari tenaga lain`
    default:
      return tindakan satisfies never
  }
}

/** What was done for each patient whom a leave strands, with the time as it is now, and what they say to offered times. */
export const Ditangani = ({ rows, rentang }: { rows: readonly PenangananTerdampak[]; rentang: string }) => (
  <ul className={styles.handled} aria-label={t`Sudah ditangani, cuti ${rentang}`}>
    {rows.map((row) => (
      <li key={row.jadwal_id}>
        <Text size="sm" fw={600}>
          {row.name}
        </Text>
        <Text size="sm">{waktuSesi(row)}</Text>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {kataTindakan(row)}
          </Text>
          {row.hasil === null ? <StatusBadge status={row.status} /> : <Jawaban jawaban={row.jawaban} />}
        </Group>
      </li>
    ))}
  </ul>
)
