import { t } from '@lingui/core/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { useState } from 'react'
import { useSuggestions } from './user-admin.queries.ts'
import { UserCombobox } from './user-combobox.tsx'
import styles from './user-search.module.css'

type UserSearchProps = { value: string; onSearch: (term: string) => void }

/** Search of people by name or role, with suggestions while one types. Emptied, it shows all users again. */
export function UserSearch({ value, onSearch }: UserSearchProps) {
  const [term, setTerm] = useState(value)
  const [settled, setSettled] = useState(value)
  // The URL changed under us (back button, a role pressed): show what it says.
  if (value !== settled) {
    setSettled(value)
    setTerm(value)
  }
  const [rested] = useDebouncedValue(term.trim(), SEARCH_DEBOUNCE_MS)
  const suggestions = useSuggestions(rested === value ? '' : rested)

  const search = (next: string) => {
    const word = next.trim()
    setTerm(word)
    setSettled(word)
    onSearch(word)
  }

  return (
    <search className={styles.search}>
      <UserCombobox
        label={t`Cari pengguna`}
        placeholder={t`Nama, email, atau peran`}
        term={term}
        suggestions={rested === '' ? [] : (suggestions.data ?? [])}
        onType={(next) => (next === '' ? search('') : setTerm(next))}
        onPick={(user) => search(user.name)}
        onEnter={search}
      />
    </search>
  )
}
