import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Input, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { isPatient } from '@sehati/contract/access'
import { SEARCH_DEBOUNCE_MS } from '@sehati/contract/constants'
import { emptyTexts } from '@sehati/contract/texts'
import type { UserTemuan } from '@sehati/contract/user/schema'
import { useRef, useState } from 'react'
import { RoleBadge } from '../../features/user-admin/role-badge.tsx'
import { useSuggestions } from '../../features/user-admin/user-admin.queries.ts'
import { UserCombobox } from '../../features/user-admin/user-combobox.tsx'
import { say } from '../../lib/say.ts'
import { Initials } from '../../ui/initials.tsx'
import styles from './pasien-field.module.css'

/** Only active patients can be booked for. */
const canBeBooked = ({ level_id, status_user }: UserTemuan) => isPatient(level_id) && status_user === 'aktif'

type PasienFieldProps = {
  pasien: UserTemuan | null
  error: string | undefined
  onPick: (pasien: UserTemuan | null) => void
}

/** Finds the patient by name, e-mail or phone number; the chosen patient stands there until changed. */
export function PasienField({ pasien, error, onPick }: PasienFieldProps) {
  const [term, setTerm] = useState('')
  // The focus goes where the field went: to the button of the chosen patient, and back.
  const isTouched = useRef(false)
  const pick = (user: UserTemuan | null) => {
    isTouched.current = true
    onPick(user)
  }
  const [rested] = useDebouncedValue(term.trim(), SEARCH_DEBOUNCE_MS)
  const found = useSuggestions(rested, canBeBooked)
  if (pasien) {
    return (
      <div>
        <Input.Label component="p" m={0}>
          <Trans>Pasien</Trans>
        </Input.Label>
        <Group className={styles.picked} gap="sm" wrap="nowrap">
          <Initials name={pasien.name} size={40} />
          <div className={styles.words}>
            <Text fw={600} size="sm">
              {pasien.name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {pasien.email}
            </Text>
          </div>
          <span className={styles.role}>
            <RoleBadge level_id={pasien.level_id} />
          </span>
          <Button
            variant="subtle"
            px="sm"
            aria-label={t`Ganti pasien ${{ nama: pasien.name }}`}
            autoFocus={isTouched.current}
            onClick={() => pick(null)}
          >
            <Trans>Ganti</Trans>
          </Button>
        </Group>
      </div>
    )
  }
  const isNobody = rested !== '' && rested === term.trim() && found.data?.length === 0 && !found.isFetching
  return (
    <UserCombobox
      label={t`Pasien`}
      isLabelled
      isRequired
      placeholder={t`Ketik nama, email, atau telepon`}
      description={
        isNobody ? t`${{ sebab: say(emptyTexts.pengguna) }}: hanya pasien aktif yang dapat dipilih.` : undefined
      }
      error={error ?? found.error?.message}
      term={term}
      suggestions={rested === '' ? [] : (found.data ?? [])}
      onType={setTerm}
      isFocused={isTouched.current}
      onPick={pick}
    />
  )
}
