import { TextInput, type TextInputProps } from '@mantine/core'

type KodeFieldProps = Pick<TextInputProps, 'ref' | 'label' | 'description' | 'error' | 'value'> & {
  onChange: (kode: string) => void
}

/** A code of letters and digits, as a person reads it from another screen. */
export const KodeField = ({ onChange, ...props }: KodeFieldProps) => (
  <TextInput
    {...props}
    onChange={(event) => onChange(event.currentTarget.value)}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    className="angka"
  />
)
