import { t } from '@lingui/core/macro'
import { UnstyledButton } from '@mantine/core'
import type { Kutipan } from '@sehati/contract/talk/percakapan.schema'
import styles from './bubble.module.css'
import { ringkasOf } from './thread.rules.ts'

type QuoteProps = { kutipan: Kutipan; user_id: number; tabIndex: number; onJump: () => void }

/** The message that a reply quotes; leads there. */
export const Quote = ({ kutipan, user_id, tabIndex, onJump }: QuoteProps) => (
  <UnstyledButton className={styles.quote} onClick={onJump} tabIndex={tabIndex}>
    <strong>{kutipan.pengirim_id === user_id ? t`Anda` : kutipan.nama_pengirim}</strong>
    <span dir="auto">{ringkasOf(kutipan)}</span>
  </UnstyledButton>
)
