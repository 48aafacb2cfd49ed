import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent, Ref } from 'react'

type DigitsFieldProps = Omit<TextInputProps, 'onChange' | 'type'> & {
  maxDigits?: number
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/** Only the digits of a text, at most so many. */
export const digitsOf = (text: string, max = Number.POSITIVE_INFINITY): string => text.replace(/\D/g, '').slice(0, max)

/** Text field that keeps digits alone: what else is typed or pasted is dropped, leading zeros stay. */
export function DigitsField({ maxDigits, onChange, ...props }: DigitsFieldProps) {
  return (
    <TextInput
      {...props}
      type={props.inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={props.inputMode ?? 'numeric'}
      onChange={(event) => {
        event.currentTarget.value = digitsOf(event.currentTarget.value, maxDigits)
        onChange?.(event)
      }}
    />
  )
}
