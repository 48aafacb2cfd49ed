import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { say } from '../lib/say.ts'
import styles from './form-errors.module.css'

type FormAlertProps = {
  judul: string
  isi: string
  items?: string[]
  /** False where the field that it is about has the focus. */
  takesFocus?: boolean
}

/** Why a form was refused, above its fields; takes the focus when it appears, unless a field has it, so that screen readers announce it. */
export function FormAlert({ judul, isi, items = [], takesFocus = true }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="red"
      variant="light"
      title={say(judul)}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <span>{say(isi)}</span>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{say(item)}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
