import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  /** The button's name for screen readers. */
  label: string
  /** What the eye sees of the button. */
  trigger: ReactNode
  className?: string
  /** Where the panel is not the narrow list of a menu. */
  panelClassName?: string
  children: (close: () => void) => ReactNode
}

/** A button with a panel of links and buttons below it. Closes on Escape, on a click elsewhere, and when the focus leaves. */
export function Disclosure({ label, trigger, className, panelClassName, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const listen = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys of the controls inside
    <div
      ref={frame}
      className={styles.frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        close()
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) close()
      }}
    >
      <UnstyledButton
        ref={button}
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true" className={styles.trigger}>
          {trigger}
        </span>
      </UnstyledButton>
      {isOpen && (
        <div id={panel} className={panelClassName ? `${styles.panel} ${panelClassName}` : styles.panel}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
