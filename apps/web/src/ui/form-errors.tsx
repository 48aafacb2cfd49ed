import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { say } from '../lib/say.ts'

type FormAlertProps = { judul: string; isi: string; items?: string[] }

/** Why a form was refused, above its fields; takes the focus when it appears, so that it is heard and seen. */
export function FormAlert({ judul, isi, items = [] }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
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
      {say(isi)}
      {items.length > 0 && (
        <List size="sm" mt="xs">
          {items.map((item) => (
            <List.Item key={item}>{say(item)}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}

/** Moves the focus to the first field of a form that is marked as wrong. Call it after a refused submit. */
export function focusFirstError(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
