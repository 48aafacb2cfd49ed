import { t } from '@lingui/core/macro'
import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

type SearchBoxProps = {
  label: string
  placeholder?: string
  value: string
  onSearch: (term: string) => void
  /** Milliseconds of rest after the last key; without it only Enter searches. */
  debounce?: number
} & Pick<TextInputProps, 'maw' | 'flex' | 'maxLength'>

/** Search field. Enter searches at once, Escape or the cross empties it. */
export function SearchBox({ label, placeholder, value, onSearch, debounce, ...rest }: SearchBoxProps) {
  const [term, setTerm] = useState(value)
  const [settled, setSettled] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The URL changed under us (back button, reset): show what it says.
  if (value !== settled) {
    setSettled(value)
    setTerm(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (next: string) => {
    clearTimeout(timer.current)
    setSettled(next.trim())
    onSearch(next.trim())
  }
  const type = (next: string) => {
    setTerm(next)
    clearTimeout(timer.current)
    if (debounce !== undefined) timer.current = setTimeout(() => search(next), debounce)
  }
  const reset = () => {
    setTerm('')
    search('')
  }

  return (
    <TextInput
      {...rest}
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={term}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={term && <CloseButton size={36} aria-label={t`Kosongkan pencarian`} onClick={reset} />}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(term)
        if (event.key === 'Escape' && term) reset()
      }}
    />
  )
}
