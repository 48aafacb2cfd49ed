import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowForwardUp, IconBan, IconDots, IconRotateClockwise2 } from '@tabler/icons-react'
import { type MouseEvent, memo, useRef } from 'react'
import { jam, waktuPanjang } from '../../base/lib/tanggal.ts'
import { Attachment } from './attachment.tsx'
import styles from './bubble.module.css'
import { Quote } from './quote.tsx'
import type { Butir } from './thread.rules.ts'
import { Ticks } from './ticks.tsx'
import { useLongPress } from './use-long-press.ts'

export type BubbleActs = {
  user_id: number
  onMenu: (butir: Butir, at: { x: number; y: number }, from: HTMLElement) => void
  onJump: (id: number) => void
  onRetry: (client_id: string) => void
}
type BubbleProps = BubbleActs & { butir: Butir; isFirstOfGroup: boolean; isFlashing: boolean; isReachable: boolean }

/** One message. The arrow keys come here, the menu opens by right click, long press, its key or the button with dots. */
export const Bubble = memo(function Bubble({ butir, isFirstOfGroup, isFlashing, isReachable, ...acts }: BubbleProps) {
  const { user_id, onMenu, onJump, onRetry } = acts
  const row = useRef<HTMLLIElement>(null)
  const open = (at: { x: number; y: number }) => row.current && onMenu(butir, at, row.current)
  const press = useLongPress(open)
  const byButton = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    open({ x: box.left, y: box.bottom })
  }
  const { isMine, balasan, lampiran } = butir
  // Its own buttons are reached from the message that the arrow keys have come to.
  const tabIndex = isReachable ? 0 : -1
  return (
    <li
      ref={row}
      className={styles.row}
      data-mine={isMine || undefined}
      data-first={isFirstOfGroup || undefined}
      data-flash={isFlashing || undefined}
      data-key={butir.key}
      data-id={butir.id ?? undefined}
      data-lain={!isMine && butir.id !== null ? butir.id : undefined}
      tabIndex={tabIndex}
      onContextMenu={(event) => {
        event.preventDefault()
        const isKey = event.clientX === 0 && event.clientY === 0
        const box = event.currentTarget.getBoundingClientRect()
        open(isKey ? { x: box.left + box.width / 2, y: box.bottom } : { x: event.clientX, y: event.clientY })
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey) || event.key === 'Enter'
        if (!isMenu) return
        event.preventDefault()
        const box = event.currentTarget.querySelector('[data-gelembung]')?.getBoundingClientRect()
        if (box) open({ x: box.left, y: box.bottom })
      }}
    >
      <div className={styles.bubble} data-gelembung data-tanda={isMine ? butir.tanda : undefined} {...press}>
        <VisuallyHidden>{`${isMine ? t`Anda` : butir.nama}: `}</VisuallyHidden>
        {butir.diteruskan && !butir.dihapus && (
          <small className={styles.forwarded}>
            <IconArrowForwardUp size={14} aria-hidden /> <Trans>Diteruskan</Trans>
          </small>
        )}
        {balasan && !butir.dihapus && (
          <Quote kutipan={balasan} user_id={user_id} tabIndex={tabIndex} onJump={() => onJump(balasan.id)} />
        )}
        {lampiran && <Attachment id={butir.id} lampiran={lampiran} kemajuan={butir.kemajuan} tabIndex={tabIndex} />}
        {butir.dihapus ? (
          <p className={styles.deleted}>
            <IconBan size={16} aria-hidden /> <Trans>Pesan ini dihapus</Trans>
          </p>
        ) : (
          butir.pesan && (
            <p className={styles.words} dir="auto" data-kata>
              {butir.pesan}
            </p>
          )
        )}
        <span className={styles.meta}>
          <time dateTime={butir.waktu} title={waktuPanjang(butir.waktu)}>
            {jam(butir.waktu)}
          </time>
          {isMine && !butir.dihapus && <Ticks tanda={butir.tanda} />}
        </span>
        {!butir.dihapus && (
          <UnstyledButton className={styles.dots} tabIndex={tabIndex} aria-haspopup="menu" onClick={byButton}>
            <VisuallyHidden>{t`Menu pesan`}</VisuallyHidden>
            <IconDots size={18} aria-hidden />
          </UnstyledButton>
        )}
      </div>
      {butir.tanda === 'refused' && (
        <div className={styles.refused} role="alert">
          <UnstyledButton className={styles.retry} onClick={() => butir.client_id && onRetry(butir.client_id)}>
            <IconRotateClockwise2 size={16} aria-hidden />{' '}
            <Trans>Pesan belum terkirim. Ketuk untuk mencoba lagi.</Trans>
          </UnstyledButton>
          <span>{butir.ditolak}</span>
        </div>
      )}
    </li>
  )
})
