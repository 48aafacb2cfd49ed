import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { say } from '../lib/say.ts'

/** The result of a form that stays on the page. It takes the focus when it appears, so that screen readers announce it. */
export function Answer({ isi }: { isi: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} role="status" color="accent" icon={<IconCircleCheck aria-hidden />}>
      {say(isi)}
    </Alert>
  )
}
