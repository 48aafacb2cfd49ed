import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { say } from '../lib/say.ts'

/** What became of a form that stays where it is; takes the focus when it appears, so that it is heard and seen. */
export function Answer({ isi }: { isi: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} role="status" color="accent" icon={<IconCircleCheck aria-hidden />}>
      {say(isi)}
    </Alert>
  )
}
