import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Zona } from '@sehati/contract/base/waktu'
import type { MetodeKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { useQuery } from '@tanstack/react-query'
import { waktuPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { Part } from '../../base/ui/part.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { riwayatStatusQuery } from './konsultasi.queries.ts'
import { metodeKata } from './konsultasi-labels.ts'
import styles from './status-timeline.module.css'

/** How a consultation came to where it is: every change of its status, its time or its method, oldest first, with who and when. */
export function StatusTimeline({ jadwal_id, zona }: { jadwal_id: number; zona: Zona }) {
  const moves = useQuery(riwayatStatusQuery(jadwal_id))
  return (
    <Part judul={t`Riwayat status`} gap="md">
      <List query={moves} empty={{ isi: t`Belum ada perubahan status.` }} skeleton={<SkeletonLines rows={2} />}>
        {(found) => (
          <ol className={styles.list}>
            {found.map((move) => (
              <li key={`${move.waktu}${move.ke}`} className={styles.move}>
                {move.dari !== move.ke && <StatusBadge status={move.ke} />}
                {move.jadwal_lama && move.jadwal_baru && (
                  <Moved dari={move.jadwal_lama} ke={move.jadwal_baru} zona={zona} />
                )}
                {move.metode_lama && move.metode_baru && <Changed dari={move.metode_lama} ke={move.metode_baru} />}
                <When waktu={move.waktu} oleh={move.oleh} />
              </li>
            ))}
          </ol>
        )}
      </List>
    </Part>
  )
}

function Moved({ dari, ke, zona }: { dari: string; ke: string; zona: Zona }) {
  const [lama, baru] = [dari, ke].map((tanggal) => waktuSesi({ tanggal, zona }))
  return (
    <Text size="sm">
      <Trans>
        <strong>Dijadwal ulang</strong> dari <time dateTime={dari}>{lama}</time> ke <time dateTime={ke}>{baru}</time>
      </Trans>
    </Text>
  )
}

function Changed({ dari, ke }: Record<'dari' | 'ke', MetodeKonsultasi>) {
  const [lama, baru] = [dari, ke].map((metode_konsultasi) => metodeKata({ metode_konsultasi }))
  return (
    <Text size="sm">
      <Trans>
        <strong>Metode diganti</strong> dari {lama} ke {baru}
      </Trans>
    </Text>
  )
}

function When({ waktu, oleh }: { waktu: string; oleh: string | null }) {
  const kapan = waktuPanjang(waktu)
  const pelaku = oleh ?? t`Sistem`
  return (
    <Text size="xs" c="dimmed">
      <Trans>
        <time dateTime={waktu}>{kapan}</time> oleh {pelaku}
      </Trans>
    </Text>
  )
}
