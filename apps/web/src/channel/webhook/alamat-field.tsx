import { t } from '@lingui/core/macro'
import { TextInput, type TextInputProps } from '@mantine/core'

/** Where a webhook leads. */
export const AlamatField = (props: TextInputProps) => (
  <TextInput label={t`Alamat penerima`} type="url" autoComplete="off" data-autofocus required {...props} />
)
