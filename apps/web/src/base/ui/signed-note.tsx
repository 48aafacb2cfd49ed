import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './signed-note.module.css'

type SignedNoteProps = {
  versi: number
  isi: string
  /** Why this version replaces the one before it; null for the first. */
  alasan: string | null
  oleh: string
  /** When it was signed, in words. */
  waktu: string
  /** Below the signature: what belongs to this version. */
  children?: ReactNode
}

/** A signed version of a note; line breaks stay as they were typed. */
export function SignedNote({ versi, isi, alasan, oleh: nama, waktu, children }: SignedNoteProps) {
  return (
    <Stack component="article" gap={6}>
      <Text size="sm" fw={600}>
        <Trans>Versi {versi}</Trans>
      </Text>
      <p className={styles.note}>{isi}</p>
      {alasan && <Text size="sm">{t`Alasan perbaikan: ${alasan}`}</Text>}
      <Text size="sm" c="dimmed">
        {t`Ditandatangani secara elektronik oleh ${nama} pada ${waktu} (tanda tangan tidak tersertifikasi).`}
      </Text>
      {children}
    </Stack>
  )
}
