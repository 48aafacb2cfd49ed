import { t } from '@lingui/core/macro'
import { maxLength, SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { emptyTexts } from '@sehati/contract/base/texts'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '../../base/lib/pages.ts'
import { say } from '../../base/lib/say.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { List } from '../../base/ui/loaded.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import styles from './inbox.module.css'
import { peopleOf } from './inbox.rules.ts'
import { InboxRow } from './inbox-row.tsx'
import { MoreRows } from './more-rows.tsx'
import { inboxQuery } from './percakapan.queries.ts'

type InboxProps = { chosen: number | undefined; hrefOf: (jadwal_id: number) => Address; isLive: boolean }

const SAFETY_MS = 60_000
const SLOW_MS = 10_000

/** The people of the caller's consultations, the latest message first. */
export function Inbox({ chosen, hrefOf, isLive }: InboxProps) {
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
        <List
          query={inbox}
          isEmpty={({ pages }) => pages[0]?.total === 0}
          empty={{ isi: q ? `${say(emptyTexts.pencarian)} “${q}”` : emptyTexts.percakapan }}
        >
          {({ pages }) => (
            <ul className={styles.list}>
              {peopleOf(pages).map((orang) => (
                <li key={orang.user_id}>
                  <InboxRow
                    orang={orang}
                    today={today}
                    href={hrefOf(orang.jadwal_id)}
                    isChosen={orang.konsultasi.some(({ jadwal_id }) => jadwal_id === chosen)}
                  />
                </li>
              ))}
              <MoreRows query={inbox} />
            </ul>
          )}
        </List>
      </div>
    </nav>
  )
}
