import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { IconDoorEnter } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { say } from '../../base/lib/say.ts'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import styles from './bilik.module.css'

/** After the person left. They may have pressed the wrong button: the way back stays open as long as the room. */
export function Selesai({ kembali, onMasukLagi }: { kembali: ReactNode; onMasukLagi: () => void }) {
  const end = useRef<HTMLElement>(null)
  // The button that had the focus is gone.
  useEffect(() => end.current?.focus(), [])
  return (
    <section ref={end} tabIndex={-1} className={styles.selesai}>
      <StateMessage
        role="status"
        picture={<PictureEmpty />}
        isi={say(bilikTexts.selesai)}
        action={
          <Group gap="sm" justify="center">
            {kembali}
            <Button variant="subtle" leftSection={<IconDoorEnter size={18} aria-hidden />} onClick={onMasukLagi}>
              <Trans>Masuk lagi</Trans>
            </Button>
          </Group>
        }
      />
    </section>
  )
}
