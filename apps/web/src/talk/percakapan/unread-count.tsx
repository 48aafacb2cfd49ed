import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { countBelumDibaca } from '@sehati/contract/talk/percakapan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import styles from './unread-count.module.css'

const SAFETY_MS = 60_000
const MOST = 99

/** How many messages wait to be read; nothing where none does. */
export function UnreadCount() {
  const { data } = useQuery({ ...ask(countBelumDibaca), refetchInterval: SAFETY_MS })
  if (!data || data.jumlah === 0) return null
  return (
    <span className={styles.count} data-hitung>
      <span>{data.jumlah > MOST ? `${MOST}+` : data.jumlah}</span>
      <VisuallyHidden>
        {' '}
        <Trans>pesan belum dibaca</Trans>
      </VisuallyHidden>
    </span>
  )
}
