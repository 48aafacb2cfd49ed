import { t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import { isAdmin } from '@sehati/contract/base/access'
import { emptyTexts } from '@sehati/contract/base/texts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useGo } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useKabar } from '../../base/lib/realtime.ts'
import { useActor } from '../../base/lib/session.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import styles from './chat-page.module.css'
import { Inbox } from './inbox.tsx'
import { LazyChat } from './lazy-chat.tsx'

export const Search = z.object({
  jadwal_id: inUrl.id,
})

/** /chat: the inbox, and the conversation that is open; on a phone one of both. */
export function Page() {
  const { level_id } = useActor()
  const [{ jadwal_id }] = useUrlSearch(Search)
  return (
    <div className={styles.page} data-open={jadwal_id !== undefined || undefined}>
      <div className={styles.head}>
        <PageHeader judul={t`Chat`} />
      </div>
      {isAdmin(level_id) ? (
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
  const toList = useToList(jadwal_id)
  const isLive = useKabar(() => undefined)
  const hrefOf = (id: number) => inArea(level_id, '/chat', { jadwal_id: id })
  return (
    <Card padding={0} className={styles.panes}>
      <div className={styles.inbox}>
        <Inbox chosen={jadwal_id} isLive={isLive} hrefOf={hrefOf} />
      </div>
      <div className={styles.thread}>
        {jadwal_id === undefined ? (
          <StateMessage picture={<PictureEmpty />} isi={t`Pilih percakapan untuk membacanya.`} />
        ) : (
          <LazyChat jadwal_id={jadwal_id} onBack={toList} hrefOf={hrefOf} />
        )}
      </div>
    </Card>
  )
}

/**
 * From a conversation to the list. Where it was opened from the list this is the browser's way back: the list is not
 * there twice, and going back from it does not open the conversation again.
 */
function useToList(jadwal_id: number | undefined): () => void {
  const { level_id } = useActor()
  const go = useGo()
  const { history } = useRouter()
  const places = useRef<(number | undefined)[]>([])
  useEffect(() => {
    places.current = [...places.current.slice(-1), jadwal_id]
  }, [jadwal_id])
  return () => {
    const isFromList = places.current.length === 2 && places.current[0] === undefined
    if (isFromList) history.back()
    else void go(inArea(level_id, '/chat'), { replace: true })
  }
}
