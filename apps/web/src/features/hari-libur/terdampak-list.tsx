import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { KonsultasiBaris } from '@sehati/contract/konsultasi/schema'
import type { Tanggal } from '@sehati/contract/waktu'
import type { ReactNode } from 'react'
import { TextLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useTerdampak } from './hari-libur.queries.ts'
import styles from './terdampak-list.module.css'

type TerdampakListProps = {
  tanggal: Tanggal
  nama: string
  /** The way to another slot. */
  pindah: (konsultasi: KonsultasiBaris) => ReactNode
}

/** The consultations that a holiday strands, each to be moved, or leading to where it can be cancelled. */
export function TerdampakList({ tanggal, nama, pindah }: TerdampakListProps) {
  const kapan = tanggalPanjang(tanggal)
  return (
    <Stack gap="md">
      <Text size="sm">
        <Trans>
          Klinik tutup pada {kapan} ({nama}). Konsultasi berikut masih terjadwal pada tanggal itu.
        </Trans>
      </Text>
      <ListState
        query={useTerdampak(tanggal)}
        isEmpty={(rows) => rows.length === 0}
        empty={{ isi: t`Tidak ada lagi konsultasi yang terdampak.` }}
        skeleton={<SkeletonLines rows={2} height={68} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t`Konsultasi terdampak`}>
            {rows.map((k) => (
              <Row key={k.jadwal_id} k={k} pindah={pindah(k)} />
            ))}
          </ul>
        )}
      </ListState>
    </Stack>
  )
}

const Row = ({ k, pindah }: { k: KonsultasiBaris; pindah: ReactNode }) => (
  <li className={styles.row}>
    <span className={styles.words}>
      <strong>{k.name}</strong>
      <span className={styles.quiet}>
        {rentangJam(k.jam_mulai, k.jam_selesai)} · {k.nama_profesional}
      </span>
    </span>
    <StatusBadge status={k.status} />
    {pindah}
    <TextLink
      to={inArea(1, `/konsultasi/detail/${k.jadwal_id}`)}
      size="sm"
      fw={600}
      aria-label={t`Detail konsultasi ${{ pasien: k.name }}`}
    >
      <Trans>Detail</Trans>
    </TextLink>
  </li>
)
