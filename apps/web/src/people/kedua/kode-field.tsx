import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { DIGIT_KODE } from '@sehati/contract/people/dua-langkah.rules'
import type { FieldProps } from '../../base/lib/use-isian.ts'

/** Which codes are meant: of the app, for emergencies, or either. */
type Kinds = 'aplikasi' | 'cadangan' | 'keduanya'

const labelOf = (kinds: Kinds) => {
  if (kinds === 'aplikasi') return t`Kode ${DIGIT_KODE} angka dari aplikasi`
  return kinds === 'cadangan' ? t`Kode cadangan` : t`Kode dari aplikasi, atau kode cadangan`
}

/** A code of the second factor. One for emergencies has letters: no keypad for digits may stand in its way. */
export const KodeField = ({ kinds = 'aplikasi', ...field }: FieldProps & { kinds?: Kinds }) => (
  <TextInput
    label={labelOf(kinds)}
    autoComplete="one-time-code"
    inputMode={kinds === 'aplikasi' ? 'numeric' : undefined}
    autoCapitalize="characters"
    spellCheck={false}
    data-autofocus
    {...field}
  />
)
