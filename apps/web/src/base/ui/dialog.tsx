import { t } from '@lingui/core/macro'
import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  judul: ReactNode
  /** `drawer` slides in from the side and fills the height. */
  shape?: 'card' | 'drawer'
  /** Greatest width of a card. */
  width?: string
  children: ReactNode
}

/**
 * A dialog in front of the page. The browser itself keeps the focus inside, closes on Escape and gives the focus back.
 * What must have the focus first carries `autoFocus` or `data-autofocus`; otherwise the first field or button has it.
 */
export function Dialog({ isOpen, onClose, judul, shape = 'card', width = '35rem', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()

  useEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      // A dialog that has left the page already cannot give the focus back by itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen])

  if (!isOpen) return null
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={shape}
      style={{ maxWidth: shape === 'card' ? width : undefined }}
      aria-labelledby={title}
      // A browser cancels `cancel` only now and then, and closes the dialog by itself otherwise: the key is taken here,
      // and what was closed behind our back (a phone's back gesture) is shown again for `onClose` to decide.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (dialog.current?.open !== false) return
        dialog.current.showModal()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={title}>{judul}</h2>
          <CloseButton size={44} aria-label={t`Tutup`} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
