import { t } from '@lingui/core/macro'
import { UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styles from './message-menu.module.css'

export type MenuAct = { kata: string; icon: Icon; run: () => void; isDestructive?: boolean }
type MessageMenuProps = { at: { x: number; y: number }; acts: MenuAct[]; onClose: () => void }

const EDGE = 8
const SETTLED_MS = 250

/** The menu of a message, at the place where it was opened. Arrow keys, Enter, Escape. */
export function MessageMenu({ at, acts, onClose }: MessageMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(at)

  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect()
    if (!box) return
    const x = Math.max(EDGE, Math.min(at.x, window.innerWidth - box.width - EDGE))
    const y = at.y + box.height + EDGE > window.innerHeight ? Math.max(EDGE, at.y - box.height) : at.y
    setPlace({ x, y })
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [at])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close()
    }
    document.addEventListener('pointerdown', elsewhere)
    // A scroll that has begun before says so only after the menu is there.
    const settled = setTimeout(() => document.addEventListener('scroll', elsewhere, true), SETTLED_MS)
    window.addEventListener('resize', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      clearTimeout(settled)
      document.removeEventListener('scroll', elsewhere, true)
      window.removeEventListener('resize', elsewhere)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t`Menu pesan`}
      className={styles.menu}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {acts.map(({ kata, icon: Picture, run, isDestructive }) => (
        <UnstyledButton
          key={kata}
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-destructive={isDestructive || undefined}
          onClick={() => {
            onClose()
            run()
          }}
        >
          <Picture size={18} stroke={1.75} aria-hidden />
          <span>{kata}</span>
        </UnstyledButton>
      ))}
    </div>
  )
}
