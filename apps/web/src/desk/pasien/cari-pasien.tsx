import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { PasienLoket } from '@sehati/contract/desk/pasien.schema'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PersonList, PersonRow } from '../../base/ui/person-list.tsx'
import { useCariPasien } from './pasien.queries.ts'

type CariPasienProps = { onPick: (pasien: PasienLoket) => void; onNew: () => void }

/** Seeks the person who stands at the desk. Each search is recorded, so it begins by a button and not while one types. */
export function CariPasien({ onPick, onNew }: CariPasienProps) {
  const [term, setTerm] = useState('')
  const [cari, setCari] = useState('')
  const found = useCariPasien(cari)
  const isRefused = found.error?.status === 422
  const seek = (event: FormEvent) => {
    event.preventDefault()
    if (term.trim() === cari) void found.refetch()
    setCari(term.trim())
  }
  return (
    <Stack gap="md">
      <form onSubmit={seek} noValidate>
        <Stack gap="sm" align="flex-start">
          <TextInput
            type="search"
            label={t`Cari pasien`}
            description={t`Sebagian nama, atau email atau nomor BPJS yang lengkap.`}
            error={isRefused && found.error?.message}
            value={term}
            onChange={(event) => setTerm(event.currentTarget.value)}
            autoComplete="off"
            w="100%"
            data-autofocus
          />
          <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />} loading={found.isFetching}>
            <Trans>Cari</Trans>
          </Button>
        </Stack>
      </form>
      {cari !== '' && !isRefused && (
        <List
          query={found}
          isEmpty={(people) => people.length === 0}
          empty={{ isi: t`Tidak ada pasien aktif yang cocok.` }}
          skeleton={<SkeletonLines rows={2} height={64} />}
        >
          {(people) => (
            <PersonList
              label={t`Pasien yang cocok`}
              rows={people.map((one) => (
                <PersonRow key={one.user_id} name={one.name} act={<Pilih pasien={one} onPick={onPick} />}>
                  <Pembeda pasien={one} />
                </PersonRow>
              ))}
            />
          )}
        </List>
      )}
      <Group>
        <Button variant="subtle" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onNew}>
          <Trans>Daftarkan pasien baru</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

const Pilih = ({ pasien, onPick }: { pasien: PasienLoket; onPick: CariPasienProps['onPick'] }) => (
  <Button
    variant="light"
    size="sm"
    aria-label={t`Pilih ${{ nama: pasien.name }}, ${{ email: pasien.email_samar }}`}
    onClick={() => onPick(pasien)}
  >
    <Trans>Pilih</Trans>
  </Button>
)

/** What tells two people of one name apart. */
export function Pembeda({ pasien: { email_samar, bpjs_akhir } }: { pasien: PasienLoket }) {
  return (
    <Text size="sm" c="dimmed" className="angka">
      {[email_samar, bpjs_akhir && t`BPJS …${bpjs_akhir}`].filter(Boolean).join(' · ')}
    </Text>
  )
}
