import { Stack, Text } from '@mantine/core'
import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import type { Tanggal } from '@sehati/contract/waktu'
import { TextLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useTerdampak } from './hari-libur.queries.ts'
import styles from './terdampak-list.module.css'

/** The consultations that a holiday strands, each leading to where it can be cancelled or changed. */
export function TerdampakList({ tanggal, nama }: { tanggal: Tanggal; nama: string }) {
  return (
    <Stack gap="md">
      <Text size="sm">
        Klinik tutup pada {tanggalPanjang(tanggal)} ({nama}). Konsultasi berikut masih terjadwal pada tanggal itu.
      </Text>
      <ListState
        query={useTerdampak(tanggal)}
        isEmpty={(rows) => rows.length === 0}
        empty={{ isi: 'Tidak ada lagi konsultasi yang terdampak.' }}
        skeleton={<SkeletonLines rows={2} height={68} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Konsultasi terdampak">
            {rows.map((k) => (
              <Row key={k.jadwal_id} k={k} />
            ))}
          </ul>
        )}
      </ListState>
    </Stack>
  )
}

const Row = ({ k }: { k: Konsultasi }) => (
  <li className={styles.row}>
    <span className={styles.words}>
      <strong>{k.name}</strong>
      <span className={styles.quiet}>
        {rentangJam(k.jam_mulai, k.jam_selesai)} · {k.nama_profesional}
      </span>
    </span>
    <StatusBadge status={k.status} />
    <TextLink
      to={inArea(1, `/konsultasi/detail/${k.jadwal_id}`)}
      size="sm"
      fw={600}
      aria-label={`Detail konsultasi ${k.name}`}
    >
      Detail
    </TextLink>
  </li>
)
