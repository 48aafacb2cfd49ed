import { t } from '@lingui/core/macro'
import { UnstyledButton } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Disclosure } from '../../base/ui/disclosure.tsx'
import styles from './composer.module.css'
import { emoji } from './emoji.ts'

const COLUMNS = 6

/** Emoji to choose from; arrow keys lead through the list. */
export function EmojiList({ onChoose }: { onChoose: (sign: string) => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus()
  }
  return (
    <Disclosure
      label={t`Emoji`}
      panelClassName={`${styles.above} ${styles.signs}`}
      className={styles.tool}
      trigger={<IconMoodSmile size={24} stroke={1.75} />}
    >
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys of the buttons inside
        <div className={styles.emoji} onKeyDown={onKeyDown}>
          {emoji.map(([sign, nama]) => (
            <UnstyledButton key={sign} aria-label={t(nama)} onClick={() => onChoose(sign)}>
              {sign}
            </UnstyledButton>
          ))}
        </div>
      )}
    </Disclosure>
  )
}
