import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

type RiwayatSearchProps = { value: string; onSearch: (term: string) => void }

/** Search of the history: on Enter or by the button, and a reset. */
export function RiwayatSearch({ value, onSearch }: RiwayatSearchProps) {
  const [term, setTerm] = useState(value)
  const [settled, setSettled] = useState(value)
  // The URL changed under us (back button): show what it says.
  if (value !== settled) {
    setSettled(value)
    setTerm(value)
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(term.trim())
        }}
      >
        <Group gap="sm" align="flex-end">
          <TextInput
            type="search"
            aria-label={t`Cari riwayat konsultasi`}
            placeholder={t`Nama, status, atau metode`}
            maxLength={maxLength.pencarian}
            flex="1 1 16rem"
            value={term}
            leftSection={<IconSearch size={18} aria-hidden />}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
          <Button type="submit">
            <Trans>Cari</Trans>
          </Button>
          <Button
            variant="default"
            disabled={term === '' && value === ''}
            onClick={() => {
              setTerm('')
              onSearch('')
            }}
          >
            <Trans>Reset</Trans>
          </Button>
        </Group>
      </form>
    </search>
  )
}
