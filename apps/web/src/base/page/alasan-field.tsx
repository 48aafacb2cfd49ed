import { t } from '@lingui/core/macro'
import { Textarea, type TextareaProps } from '@mantine/core'
import { ALASAN_TERPENDEK, maxLength } from '@sehati/contract/base/constants'

/** Why an act that is recorded is done. */
export const AlasanField = (props: TextareaProps) => (
  <Textarea
    label={t`Alasan`}
    description={t`${ALASAN_TERPENDEK} sampai ${{ terbanyak: maxLength.alasan }} karakter.`}
    required
    autosize
    minRows={3}
    {...props}
  />
)
