import { Trans } from '@lingui/react/macro'
import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import { IconLock } from '@tabler/icons-react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import styles from './chat-panel.module.css'

/** Whether a conversation can still be written in. */
export const isClosed = ({ status, tutup_pada }: Pick<Kontak, 'status' | 'tutup_pada'>, now: Date): boolean =>
  status === 'dibatalkan' || (tutup_pada !== null && new Date(tutup_pada) <= now)

/** Takes the place of the composer once no person can write any more: why, and since when. */
export function ClosedNote({ kontak: { status, tutup_pada } }: { kontak: Kontak }) {
  const kapan = tutup_pada && waktuPanjang(tutup_pada)
  return (
    <p className={styles.closed} role="status">
      <IconLock size={20} aria-hidden />
      {status === 'dibatalkan' ? (
        <span>
          <Trans>Percakapan ditutup karena konsultasi dibatalkan.</Trans>
        </span>
      ) : (
        <span>
          <Trans>Percakapan ditutup karena konsultasi sudah selesai.</Trans>{' '}
          {kapan && (
            <small>
              <Trans>Ditutup {kapan}.</Trans>
            </small>
          )}
        </span>
      )}
    </p>
  )
}

/** For the days in which a finished consultation can still be talked about. */
export function ClosingNote({ tutup_pada }: { tutup_pada: string }) {
  const kapan = waktuPanjang(tutup_pada)
  return (
    <p className={styles.note}>
      <Trans>Konsultasi sudah selesai. Percakapan masih terbuka sampai {kapan}.</Trans>
    </p>
  )
}
