import { plural, t } from '@lingui/core/macro'
import { Button, Text } from '@mantine/core'
import type { TungguStaf } from '@sehati/contract/waiting/tunggu.schema'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { lamaKata, tanggalHarapan, waktuHarapan } from './harapan.ts'
import { MendesakDialog, mendesakKata } from './mendesak-dialog.tsx'
import { tungguTenagaQuery, useMendesakTenaga } from './tunggu-staf.queries.ts'

/** How many wait for the professional, and behind it who. Nothing where no patient waits. */
export function TungguTenaga() {
  const { data } = useQuery(tungguTenagaQuery())
  const [isOpen, setIsOpen] = useState(false)
  const put = useMendesakTenaga()
  if (!data || data.length === 0) return null
  return (
    <>
      <Button variant="light" leftSection={<IconUsers size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {plural(data.length, { other: '# menunggu' })}
      </Button>
      <MendesakDialog put={put.mutateAsync}>
        {(open) => (
          <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} judul={t`Daftar tunggu`} width="42rem">
            <CardList>
              {data.map((row) => (
                <Menunggu key={row.tunggu_id} row={row} onMendesak={() => open(row)} />
              ))}
            </CardList>
          </Dialog>
        )}
      </MendesakDialog>
    </>
  )
}

function Menunggu({ row, onMendesak }: { row: TungguStaf; onMendesak: () => void }) {
  const { name, urutan } = row
  const kata = mendesakKata(row)
  return (
    <CardRow
      acts={
        <Button variant="light" size="sm" px="sm" aria-label={t`${kata}: ${name}`} onClick={onMendesak}>
          {kata}
        </Button>
      }
    >
      <Text fw={600}>{name}</Text>
      <Text size="sm">
        {[t`Urutan ${urutan}`, lamaKata(row), row.mendesak && t`Mendesak`].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {`${row.jadwal_id === null ? row.nama_jenis : t`Majukan janji yang ada`}: ${tanggalHarapan(row)}; ${waktuHarapan(row)}`}
      </Text>
    </CardRow>
  )
}
