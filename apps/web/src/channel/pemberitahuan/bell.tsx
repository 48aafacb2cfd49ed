import { t } from '@lingui/core/macro'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { notifTexts } from '@sehati/contract/base/texts'
import { IconBell } from '@tabler/icons-react'
import { Link } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { Disclosure } from '../../base/ui/disclosure.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import styles from './bell.module.css'
import { useKabarBaru } from './use-kabar-baru.ts'

// Fetched when the user reaches for the bell: no page waits for it.
const BellPanel = lazy(() => import('./bell-panel.tsx').then((file) => file.BellPanel), <Skeleton height={320} />)

const MOST = 9

/** The bell in the header: how many notices are unread, live, and the newest of them; on phones the way to their page. */
export function Bell() {
  const { level_id } = useActor()
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const { jumlah: unread, isMore } = useKabarBaru()
  // The name holds the words that are seen: a person who speaks to the device says them.
  const jumlah = unread > MOST ? `${MOST}+` : unread
  const label = unread > 0 ? t`Notifikasi, ${jumlah} belum dibaca` : say(notifTexts.judul)
  const picture = (
    <>
      <IconBell size={22} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {jumlah}
        </span>
      )}
    </>
  )
  return (
    <>
      {/* For those who do not see the number change. */}
      <VisuallyHidden aria-live="polite">{isMore && t`Ada notifikasi baru, ${jumlah} belum dibaca.`}</VisuallyHidden>
      {isPhone ? (
        <Link to={inArea(level_id, '/notifikasi')} className={styles.bell} aria-label={label}>
          {picture}
        </Link>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches ahead
        <div onPointerEnter={BellPanel.preload} onFocus={BellPanel.preload}>
          <Disclosure label={label} trigger={picture} className={styles.bell} panelClassName={styles.panel}>
            {(close) => <BellPanel onFollow={close} />}
          </Disclosure>
        </div>
      )}
    </>
  )
}
