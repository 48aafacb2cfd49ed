import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useRef, useState } from 'react'
import styles from './row-switch.module.css'

type RowSwitchProps = {
  label: string
  /** What is stored. */
  checked: boolean
  /** Stores the choice, and settles once `checked` is what is stored now. It shows its own failure and never rejects. */
  onChange: (checked: boolean) => unknown
}

/**
 * A switch at the end of its row; the whole row turns it. It stands as it was turned until the choice is stored or
 * refused. Choices that follow each other quickly are stored in their order.
 */
export function RowSwitch({ label, checked, onChange }: RowSwitchProps) {
  const [turned, setTurned] = useState<{ to: boolean } | null>(null)
  const stored = useRef<Promise<unknown>>(Promise.resolve())
  const turn = async (to: boolean) => {
    const choice = { to }
    setTurned(choice)
    stored.current = stored.current.then(() => onChange(to))
    await stored.current
    setTurned((current) => (current === choice ? null : current))
  }
  return (
    <Switch
      className={styles.switch}
      labelPosition="left"
      size="md"
      label={label}
      checked={turned ? turned.to : checked}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  )
}
