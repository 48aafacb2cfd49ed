import { t } from '@lingui/core/macro'
import { maxLength, SEARCH_DEBOUNCE_MS } from '@sehati/contract/constants'
import { emptyTexts } from '@sehati/contract/texts'
import { tanggalWib } from '@sehati/contract/waktu'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../lib/say.ts'
import { useActor } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { ListState } from '../../ui/list-state.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import styles from './inbox.module.css'
import { InboxRow } from './inbox-row.tsx'
import { MoreRows } from './more-rows.tsx'
import { inboxQuery } from './percakapan.queries.ts'

type InboxProps = { chosen: number | undefined; hrefOf: (jadwal_id: number) => string; isLive: boolean }

const SAFETY_MS = 60_000
const SLOW_MS = 10_000

/** The conversations of one's consultations, the latest word first. */
export function Inbox({ chosen, hrefOf, isLive }: InboxProps) {
  const { user_id } = useActor()
  const [q, setQ] = useState('')
  const today = tanggalWib(useNow())
  const inbox = useInfiniteQuery({ ...inboxQuery(q), refetchInterval: isLive ? SAFETY_MS : SLOW_MS })
  return (
    <nav className={styles.inbox} aria-label={t`Daftar percakapan`}>
      <SearchBox
        label={t`Cari nama`}
        value={q}
        onSearch={setQ}
        debounce={SEARCH_DEBOUNCE_MS}
        maxLength={maxLength.pencarian}
      />
      <div className={styles.scroller}>
        <ListState
          query={inbox}
          isEmpty={({ pages }) => pages[0]?.total === 0}
          empty={{ isi: q ? `${say(emptyTexts.pencarian)} “${q}”` : emptyTexts.percakapan }}
        >
          {({ pages }) => (
            <ul className={styles.list}>
              {pages
                .flatMap(({ queried }) => queried)
                .map((kontak) => (
                  <li key={kontak.jadwal_id}>
                    <InboxRow
                      kontak={kontak}
                      user_id={user_id}
                      today={today}
                      href={hrefOf(kontak.jadwal_id)}
                      isChosen={kontak.jadwal_id === chosen}
                    />
                  </li>
                ))}
              <MoreRows query={inbox} />
            </ul>
          )}
        </ListState>
      </div>
    </nav>
  )
}
