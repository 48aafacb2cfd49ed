import { t } from '@lingui/core/macro'
import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { say } from '../lib/say.ts'
import styles from './notice.module.css'
import { createStore } from './store.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'

type Kind = 'success' | 'error' | 'info'
/** What a person may still do about it; the alert closes with it. */
type Action = { label: string; onClick: () => void }
type Notice = { id: number; kind: Kind; judul: string; isi: string; action?: Action; more?: ReactNode }

const VISIBLE = 3
let nextId = 1

const notices = createStore<Notice[]>([])

const closeNotice = (id: number) => notices.set(notices.get().filter((notice) => notice.id !== id))

/**
 * An alert in the specification's two-part form: a title and a text. Announced to screen readers; closes by itself. `more`
 * stands beneath the text.
 */
export function showNotice(kind: Kind, alert: { judul: string; isi: string }, action?: Action, more?: ReactNode) {
  const [judul, isi] = [say(alert.judul), say(alert.isi)]
  // An equal notice replaces the old one, so that no text is shown twice.
  const others = notices.get().filter((notice) => notice.judul !== judul || notice.isi !== isi)
  notices.set([...others, { id: nextId++, kind, judul, isi, action, more }].slice(-VISIBLE))
}

/** The same for a failed request. */
export const showFailure = (failure: { judul: string; message: string }) =>
  showNotice('error', { judul: failure.judul, isi: failure.message })

/** The same for what a request has done: the sentence of its endpoint. */
export const showSuccess = ({ message }: { message: string }) =>
  showNotice('success', { judul: t`Berhasil`, isi: message })

/** Both, for `mutate` where no form shows them. */
export const noticesOf = (endpoint: { message: string }) => ({
  onSuccess: () => showSuccess(endpoint),
  onError: showFailure,
})

const icons = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle } as const
const VISIBLE_MS = { success: 6_000, info: 8_000, error: 10_000 } as const
/** Long enough to read it, change one's mind and reach the button. */
const WITH_ACTION_MS = 15_000

/** Where alerts appear: in front of everything, an open dialog included. */
export function NoticeHost() {
  const shown = notices.use()
  const host = useRef<HTMLElement>(null)
  useKeyboardHeight(host, shown.length > 0)
  useEffect(() => {
    // The top layer orders by time: shown again, it lies above a dialog that was opened meanwhile.
    if (!host.current?.showPopover) return
    if (host.current.matches(':popover-open')) host.current.hidePopover()
    if (shown.length > 0) host.current.showPopover()
  }, [shown])
  return (
    <section ref={host} popover="manual" className={styles.host} aria-label={t`Pemberitahuan`}>
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { id, kind, judul, isi, action, more } = notice
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeNotice(id), action || more ? WITH_ACTION_MS : VISIBLE_MS[kind])
    return () => clearTimeout(timer)
  }, [id, kind, action, more, isHeld])
  const Picture = icons[kind]
  return (
    <div
      role="alert"
      className={styles.notice}
      data-kind={kind}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={styles.icon}>
        <Picture size={22} aria-hidden />
      </span>
      <div className={styles.words}>
        <strong>{judul}</strong>
        <p>{isi}</p>
        {more}
        {action && (
          <Button
            variant="light"
            size="xs"
            mt="xs"
            onClick={() => {
              closeNotice(id)
              action.onClick()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <CloseButton size={44} aria-label={t`Tutup pemberitahuan`} onClick={() => closeNotice(id)} />
    </div>
  )
}
