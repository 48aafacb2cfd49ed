import { plural, t } from '@lingui/core/macro'
import { CloseButton, TextInput, VisuallyHidden } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { Initials } from '../../base/ui/initials.tsx'
import { RoleBadge } from './role-badge.tsx'
import styles from './user-combobox.module.css'

type UserComboboxProps = {
  label: string
  /** Whether the label stands above the field; otherwise only screen readers read it. */
  isLabelled?: boolean
  isRequired?: boolean
  /** Takes the focus when it appears. */
  isFocused?: boolean
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
  term: string
  suggestions: UserTemuan[]
  onType: (term: string) => void
  onPick: (user: UserTemuan) => void
  /** Enter without a suggestion being marked. */
  onEnter?: (term: string) => void
}

/**
 * A field that offers people while one types: by name, e-mail or phone number. Arrow keys move through them, Enter
 * picks, Escape closes the list and then empties the field.
 */
export function UserCombobox({
  isLabelled,
  isRequired,
  isFocused,
  label,
  suggestions,
  onType,
  onPick,
  onEnter,
  ref,
  ...field
}: UserComboboxProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const { term } = field
  const shown = isOpen && term.trim() !== '' ? suggestions : []
  const at = Math.min(marked, shown.length - 1)

  const close = () => {
    setIsOpen(false)
    setMarked(-1)
  }
  const type = (next: string) => {
    onType(next)
    setMarked(-1)
    setIsOpen(next.trim() !== '')
  }
  const pick = (user: UserTemuan) => {
    close()
    onPick(user)
  }
  const step = (by: number) => {
    setIsOpen(true)
    if (shown.length > 0) setMarked((at + by + shown.length + (at < 0 && by < 0 ? 1 : 0)) % shown.length)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') {
      const user = shown[at]
      if (user) pick(user)
      else {
        close()
        onEnter?.(term)
      }
    } else if (event.key === 'Escape' && (shown.length > 0 || term !== '')) {
      if (shown.length > 0) close()
      else type('')
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.frame}>
      <TextInput
        ref={ref}
        id={`${id}-field`}
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={isLabelled && label}
        required={isRequired}
        autoFocus={isFocused}
        aria-label={isLabelled ? undefined : label}
        placeholder={field.placeholder}
        description={field.description}
        error={field.error}
        maxLength={maxLength.pencarian}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? `${id}-${shown[at]?.user_id}` : undefined}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={term && <CloseButton size={36} aria-label={t`Kosongkan pencarian`} onClick={() => type('')} />}
        value={term}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <VisuallyHidden role="status">
        {shown.length > 0 && plural({ jumlah: shown.length }, { other: '# saran' })}
      </VisuallyHidden>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Saran ${label}`}
        className={styles.list}
        hidden={shown.length === 0}
      >
        {shown.map((user, n) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to the keys
          <div
            key={user.user_id}
            id={`${id}-${user.user_id}`}
            role="option"
            aria-selected={n === at}
            className={styles.option}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setMarked(n)}
            onClick={() => pick(user)}
          >
            <Initials name={user.name} size={36} />
            <span className={styles.words}>
              <span className={styles.name}>{user.name}</span>
              <span className={styles.contact}>{[user.email, user.phone_number].filter(Boolean).join(' · ')}</span>
            </span>
            <RoleBadge level_id={user.level_id} />
          </div>
        ))}
      </div>
    </div>
  )
}
