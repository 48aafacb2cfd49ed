import { t } from '@lingui/core/macro'
// Only forms with such boxes fetch their styles.
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Stack } from '@mantine/core'
import { type JenisWebhook, jenisWebhook } from '@sehati/contract/channel/webhook.rules'
import type { ReactNode } from 'react'
import { jenisKata } from './kata.ts'

type JenisFieldProps = {
  value: readonly JenisWebhook[]
  error: ReactNode
  onChange: (value: JenisWebhook[]) => void
}

/** What a receiver is told of. */
export const JenisField = ({ value, error, onChange }: JenisFieldProps) => (
  <Checkbox.Group
    label={t`Kabar yang dikirim`}
    description={t`Pilih hanya yang diperlukan sistem penerima.`}
    value={[...value]}
    error={error}
    onChange={(chosen) => onChange(jenisWebhook.filter((one) => chosen.includes(one)))}
  >
    <Stack gap="xs" mt={4}>
      {jenisWebhook.map((one) => (
        <Checkbox key={one} value={one} label={t(jenisKata[one])} description={one} />
      ))}
    </Stack>
  </Checkbox.Group>
)
