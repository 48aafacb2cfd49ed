import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Input, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { useState } from 'react'
import { Initials } from '../../base/ui/initials.tsx'
import styles from './orang-field.module.css'
import { RoleBadge } from './role-badge.tsx'
import { useSuggestions } from './user-admin.queries.ts'
import { UserCombobox } from './user-combobox.tsx'

type OrangFieldProps = {
  label: string
  /** The accessible name of the button that takes the choice back. */
  ganti: (nama: string) => string
  /** Who is offered, and the sentence that says so where no person matches. */
  isOffered: (user: UserTemuan) => boolean
  hanya: string
  orang: UserTemuan | null
  error: string | undefined
  isOptional?: boolean
  onPick: (orang: UserTemuan | null) => void
}

/** Finds a person by name, e-mail or phone number; the chosen one stands there until changed. */
export function OrangField({ label, ganti, isOffered, hanya, orang, error, isOptional, onPick }: OrangFieldProps) {
  const [term, setTerm] = useState('')
  // The focus goes where the field went: to the button of the chosen person, and back.
  const [isTouched, setIsTouched] = useState(false)
  const pick = (user: UserTemuan | null) => {
    setIsTouched(true)
    onPick(user)
  }
  const [rested] = useDebouncedValue(term.trim(), SEARCH_DEBOUNCE_MS)
  const found = useSuggestions(rested, isOffered)
  if (orang) {
    return (
      <div>
        <Input.Label component="p" m={0}>
          {label}
        </Input.Label>
        <Group className={styles.picked} gap="sm" wrap="nowrap">
          <Initials name={orang.name} size={40} />
          <div className={styles.words}>
            <Text fw={600} size="sm">
              {orang.name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {orang.email}
            </Text>
          </div>
          <span className={styles.role}>
            <RoleBadge level_id={orang.level_id} />
          </span>
          <Button
            variant="subtle"
            px="sm"
            aria-label={ganti(orang.name)}
            autoFocus={isTouched}
            onClick={() => pick(null)}
          >
            <Trans>Ganti</Trans>
          </Button>
        </Group>
      </div>
    )
  }
  const isNone = rested !== '' && rested === term.trim() && found.data?.length === 0 && !found.isFetching
  return (
    <UserCombobox
      label={label}
      isLabelled
      isRequired={!isOptional}
      placeholder={t`Ketik nama, email, atau telepon`}
      description={isNone ? hanya : undefined}
      error={error ?? found.error?.message}
      term={term}
      suggestions={rested === '' ? [] : (found.data ?? [])}
      onType={setTerm}
      isFocused={isTouched}
      onPick={pick}
    />
  )
}
