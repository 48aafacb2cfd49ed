import { t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import { emptyTexts } from '@sehati/contract/texts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { z } from 'zod'
import { Inbox } from '../../features/percakapan/inbox.tsx'
import { inArea } from '../../lib/paths.ts'
import { useKabar } from '../../lib/realtime.ts'
import { useActor } from '../../lib/session.ts'
import { useUrlSearch } from '../../lib/url-search.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PictureEmpty } from '../../ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../ui/state-message.tsx'
import styles from './chat-page.module.css'
import { LazyChat } from './lazy-chat.tsx'

const Search = z.object({ jadwal_id: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined) })

/** /chat: the inbox, and the conversation that is open; on a phone one of both. */
export function ChatPage() {
  const { level_id } = useActor()
  const [{ jadwal_id }] = useUrlSearch(Search)
  return (
    <div className={styles.page} data-open={jadwal_id !== undefined || undefined}>
      <div className={styles.head}>
        <PageHeader judul={t`Chat`} />
      </div>
      {level_id === 1 ? (
        <Card>
          <StateMessage role="status" picture={<PictureEmpty />} isi={emptyTexts.percakapan} />
        </Card>
      ) : (
        <Panes jadwal_id={jadwal_id} />
      )}
    </div>
  )
}

function Panes({ jadwal_id }: { jadwal_id: number | undefined }) {
  const { level_id } = useActor()
  const navigate = useNavigate()
  const isLive = useKabar(() => undefined)
  return (
    <Card padding={0} className={styles.panes}>
      <div className={styles.inbox}>
        <Inbox chosen={jadwal_id} isLive={isLive} hrefOf={(id) => inArea(level_id, '/chat', { jadwal_id: id })} />
      </div>
      <div className={styles.thread}>
        {jadwal_id === undefined ? (
          <StateMessage picture={<PictureEmpty />} isi={t`Pilih percakapan untuk membacanya.`} />
        ) : (
          <Suspense fallback={<div aria-busy="true" />}>
            <LazyChat jadwal_id={jadwal_id} onBack={() => navigate({ href: inArea(level_id, '/chat') })} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
