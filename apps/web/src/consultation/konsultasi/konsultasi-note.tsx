import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Part } from '../../base/ui/part.tsx'
import styles from './konsultasi-note.module.css'

type KonsultasiNoteProps = {
  judul: string
  isi: string | null
  /** What stands there while nothing has been written. */
  kosong?: string
  /** By whom and when it was written. */
  oleh?: string | null
  /** The professional's words, set apart from the patient's. */
  isReply?: boolean
  /** Below the text: what belongs to it. */
  children?: ReactNode
}

/** Something written in a consultation, the complaint or the reply; line breaks stay as they were typed. */
export function KonsultasiNote({ judul, isi, kosong, oleh, isReply, children }: KonsultasiNoteProps) {
  return (
    <Part judul={judul}>
      <p className={styles.note} data-reply={(isReply && isi !== null) || undefined} data-empty={!isi || undefined}>
        {isi || kosong}
      </p>
      {isi !== null && oleh && (
        <Text size="sm" c="dimmed">
          {oleh}
        </Text>
      )}
      {children}
    </Part>
  )
}
