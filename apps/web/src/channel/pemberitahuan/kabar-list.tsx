import { t } from '@lingui/core/macro'
import { VisuallyHidden } from '@mantine/core'
import { notifTexts } from '@sehati/contract/base/texts'
import type { Pemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { Link } from '../../base/lib/links.tsx'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { lazy } from '../../base/ui/lazy.tsx'
import { KabarIcon } from './kabar-icon.tsx'
import styles from './kabar-list.module.css'
import { kalimatOf } from './kalimat.rules.ts'
import { useReadPemberitahuan } from './pemberitahuan.queries.ts'
import { tujuanOf } from './tujuan.rules.ts'
import { waktuRelatif } from './waktu-relatif.rules.ts'

// Only a patient who is asked to confirm sees it.
const KonfirmasiButton = lazy(() =>
  import('../../absence/kehadiran/konfirmasi-button.tsx').then((file) => file.KonfirmasiButton),
)

type KabarListProps = { rows: Pemberitahuan[]; isStale?: boolean; onFollow?: () => void }

/** Notices, newest first. Following one leads to what it is about and marks it as read. */
export function KabarList({ rows, isStale, onFollow }: KabarListProps) {
  const { level_id } = useActor()
  const { mutate } = useReadPemberitahuan()
  const now = useNow()
  const read = ({ dibaca, pemberitahuan_id }: Pemberitahuan) => {
    if (!dibaca) mutate({ pemberitahuan_id })
  }
  return (
    <ul className={styles.list} aria-label={say(notifTexts.judul)} data-stale={isStale || undefined}>
      {rows.map((row) => (
        <li key={row.pemberitahuan_id}>
          <Link
            {...tujuanOf(level_id, row)}
            className={styles.row}
            data-unread={!row.dibaca || undefined}
            onClick={() => {
              read(row)
              onFollow?.()
            }}
            // The middle button opens it in another tab.
            onAuxClick={({ button }) => button === 1 && read(row)}
          >
            <KabarIcon jenis={row.jenis} />
            <span className={styles.words}>
              {!row.dibaca && <VisuallyHidden>{`${t`Belum dibaca`}: `}</VisuallyHidden>}
              <span className={styles.sentence}>{kalimatOf(row)}</span>{' '}
              <time className={styles.time} dateTime={row.created_at} title={waktuPanjang(row.created_at)}>
                {waktuRelatif(row.created_at, now)}
              </time>
            </span>
            {!row.dibaca && <span className={styles.dot} aria-hidden="true" />}
          </Link>
          {row.konfirmasi_sampai !== null && row.jadwal_id !== null && (
            <div className={styles.act}>
              <KonfirmasiButton jadwal_id={row.jadwal_id} size="sm" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
