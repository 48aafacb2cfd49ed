import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { waktuPanjang } from '../../lib/tanggal.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { riwayatStatusQuery } from './konsultasi.queries.ts'
import styles from './status-timeline.module.css'

/** How a consultation came to where it is: every move of its status, oldest first, with who and when. */
export function StatusTimeline({ jadwal_id }: { jadwal_id: number }) {
  const id = useId()
  const moves = useQuery(riwayatStatusQuery(jadwal_id))
  return (
    <Stack component="section" gap="md" aria-labelledby={id}>
      <Title order={2} id={id} fz="md">
        Perjalanan status
      </Title>
      <ListState
        query={moves}
        isEmpty={(found) => found.length === 0}
        empty={{ isi: 'Belum ada perubahan status.' }}
        skeleton={<SkeletonLines rows={2} />}
      >
        {(found) => (
          <ol className={styles.list}>
            {found.map((move) => (
              <li key={`${move.waktu}${move.ke}`} className={styles.move}>
                <StatusBadge status={move.ke} />
                <Text size="xs" c="dimmed">
                  <time dateTime={move.waktu}>{waktuPanjang(move.waktu)}</time> oleh {move.oleh}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </ListState>
    </Stack>
  )
}
