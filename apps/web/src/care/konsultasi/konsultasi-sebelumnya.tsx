import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { Part } from '../../base/ui/part.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { useKonsultasiSebelumnya } from './konsultasi-tenaga.queries.ts'
import { shorten } from './shorten.ts'
import styles from './update-modal.module.css'

const REPLY_LETTERS = 160

/** What the professional and this patient had before: when, how it ended, what was replied. Never what was with others. */
export function KonsultasiSebelumnya({ konsultasi }: { konsultasi: KonsultasiTampil }) {
  const earlier = useKonsultasiSebelumnya(konsultasi)
  return (
    <Part judul={t`Konsultasi sebelumnya dengan Anda`}>
      <Loaded query={earlier} skeleton={<SkeletonLines rows={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Text size="sm" c="dimmed">
              <Trans>Belum ada.</Trans>
            </Text>
          ) : (
            <ul className={styles.earlier}>
              {rows.map((k) => (
                <Earlier key={k.jadwal_id} konsultasi={k} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  )
}

function Earlier({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  const { level_id } = useActor()
  const kapan = tanggalPanjang(k.tanggal)
  return (
    <li>
      <TextLink
        to={inArea(level_id, `/daftarKonsultasi/detail/${k.jadwal_id}`)}
        size="sm"
        fw={600}
        aria-label={t`Detail konsultasi ${kapan}`}
        className={styles.link}
      >
        {kapan}
      </TextLink>
      <StatusBadge status={k.status} isTidakHadir={k.sebab_batal === 'tidak_hadir'} />
      <Text size="sm" c="dimmed" className={styles.reply}>
        {k.initial_consult === null ? t`Tanpa balasan.` : shorten(k.initial_consult, REPLY_LETTERS)}
      </Text>
    </li>
  )
}
