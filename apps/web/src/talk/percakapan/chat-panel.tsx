import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Address } from '../../base/lib/pages.ts'
import { FailureState } from '../../base/ui/failure-state.tsx'
import { SkeletonLines } from '../../base/ui/loaded.tsx'
import { PictureNotFound } from '../../base/ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import styles from './chat-panel.module.css'
import { Conversation } from './conversation.tsx'
import { kontakQuery } from './percakapan.queries.ts'

/** The consultation may be finished or cancelled while one writes. */
const REFRESH_MS = 60_000

type ChatPanelProps = {
  jadwal_id: number
  onBack?: () => void
  /** Where another conversation with the person is. */
  hrefOf?: (jadwal_id: number) => Address
  /** Help beside the words that a patient writes. */
  Bantuan: ComponentType<{ teks: string }>
}

/** The conversation of one consultation, with everything around it. */
export function ChatPanel({ jadwal_id, onBack, hrefOf, Bantuan }: ChatPanelProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...kontakQuery(jadwal_id), refetchInterval: REFRESH_MS })
  const [kontak] = data?.queried ?? []
  const nama = kontak?.name
  // On a phone nothing else leads to the list; beside it, as in the details of a consultation, nothing need.
  const toList = onBack && (
    <Button data-kembali variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
      <Trans>Kembali ke daftar percakapan</Trans>
    </Button>
  )
  return (
    <section className={`${styles.panel} screen-only`} aria-label={nama ? t`Percakapan dengan ${nama}` : t`Percakapan`}>
      {kontak && <Conversation key={jadwal_id} kontak={kontak} onBack={onBack} hrefOf={hrefOf} Bantuan={Bantuan} />}
      {data && !kontak && (
        <StateMessage
          role="alert"
          picture={<PictureNotFound />}
          isi={t`Percakapan ini tidak ditemukan.`}
          action={toList}
        />
      )}
      {!data && error && (
        <div className={styles.failed}>
          <FailureState failure={error} isRetrying={isFetching} onRetry={refetch} />
          {toList}
        </div>
      )}
      {!data && !error && (
        <div className={styles.loading} aria-busy="true">
          <SkeletonLines rows={5} />
        </div>
      )}
    </section>
  )
}
