import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Loader, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { emptyTexts } from '@sehati/contract/base/texts'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useNow } from '../../base/lib/use-now.ts'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { Bubble, type BubbleActs } from './bubble.tsx'
import styles from './message-list.module.css'
import { type Butir, hariPesan } from './thread.rules.ts'
import { useRead } from './use-read.ts'
import { useStick } from './use-stick.ts'

const GROUP_MS = 5 * 60_000

type MessageListProps = BubbleActs & {
  jadwal_id: number
  nama: string
  butir: Butir[]
  /** The first message that was unread when the conversation was opened. */
  unreadId: Percakapan['id'] | null
  /** The message that was led to. */
  flash: number | null
  isLoadingOlder: boolean
  onNearStart: () => void
}

const isSameGroup = (a: Butir | undefined, b: Butir) =>
  a !== undefined && a.isMine === b.isMine && Date.parse(b.waktu) - Date.parse(a.waktu) < GROUP_MS

/** The messages, with the days between them. One of them can be reached by Tab, the others from it by arrow keys. */
export function MessageList(props: MessageListProps) {
  const { jadwal_id, nama, butir, unreadId, flash, isLoadingOlder, onNearStart, ...acts } = props
  const scroller = useRef<HTMLDivElement>(null)
  const divider = useRef<HTMLLIElement>(null)
  const { isAtEnd, fresh, onScroll, toEnd } = useStick({ scroller, butir, start: divider, onNearStart })
  useRead(scroller, jadwal_id, butir.at(-1)?.key)
  const [focused, setFocused] = useState<string | null>(null)
  const reachable = useMemo(() => butir.find(({ key }) => key === focused) ?? butir.at(-1), [butir, focused])
  const today = tanggalWib(useNow())

  const onKeyDown = (event: KeyboardEvent) => {
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return
    const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    const now = rows.indexOf(here)
    const to = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    rows[Math.max(0, Math.min(to, rows.length - 1))]?.focus()
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys of the messages inside */}
      <div
        ref={scroller}
        className={styles.scroller}
        // The words of an empty conversation do not fit on a low screen, and no message in it can be reached by Tab.
        {...(butir.length === 0 && { tabIndex: 0, role: 'group', 'aria-label': t`Pesan dengan ${nama}` })}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
          if (key) setFocused(key)
        }}
      >
        <div className={styles.content}>
          {isLoadingOlder && <Loader size="sm" className={styles.older} aria-label={t`Memuat pesan sebelumnya`} />}
          {butir.length === 0 && <StateMessage role="status" picture={<PictureEmpty />} isi={emptyTexts.percakapan} />}
          <ol className={styles.list} aria-label={t`Pesan dengan ${nama}`}>
            {butir.map((one, n) => {
              const before = butir[n - 1]
              const hari = hariPesan(one.waktu, today)
              const isNewDay = !before || hariPesan(before.waktu, today) !== hari
              const isUnread = unreadId !== null && one.id === unreadId
              return (
                <Fragment key={one.key}>
                  {isNewDay && (
                    <li className={styles.day}>
                      <span>{hari}</span>
                    </li>
                  )}
                  {isUnread && (
                    <li className={styles.unread} ref={divider}>
                      <span>
                        <Trans>Belum dibaca</Trans>
                      </span>
                    </li>
                  )}
                  <Bubble
                    {...acts}
                    butir={one}
                    isFirstOfGroup={isNewDay || isUnread || !isSameGroup(before, one)}
                    isFlashing={flash !== null && flash === one.id}
                    isReachable={reachable?.key === one.key}
                  />
                </Fragment>
              )
            })}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        <UnstyledButton className={styles.newest} onClick={() => toEnd('smooth')}>
          <VisuallyHidden>
            {fresh > 0 ? plural(fresh, { other: 'Ke pesan terbaru, # pesan baru' }) : t`Ke pesan terbaru`}
          </VisuallyHidden>
          <IconChevronDown size={22} aria-hidden />
          {fresh > 0 && (
            <span className={styles.fresh} aria-hidden="true">
              {fresh}
            </span>
          )}
        </UnstyledButton>
      )}
    </div>
  )
}
