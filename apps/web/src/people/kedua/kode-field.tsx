import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { DIGIT_KODE } from '@sehati/contract/people/dua-langkah.rules'
import type { FieldProps } from '../../base/lib/use-isian.ts'

type KodeFieldProps = FieldProps & {
  /** A code for emergencies is accepted too: it has letters, and no keypad for digits may stand in the way. */
  withCadangan?: boolean
}

/** The code that an authenticator app shows. */
export const KodeField = ({ withCadangan = false, ...field }: KodeFieldProps) => (
  <TextInput
    label={withCadangan ? t`Kode dari aplikasi, atau kode cadangan` : t`Kode ${DIGIT_KODE} angka dari aplikasi`}
    autoComplete="one-time-code"
    inputMode={withCadangan ? undefined : 'numeric'}
    autoCapitalize="characters"
    spellCheck={false}
    data-autofocus
    {...field}
  />
)
