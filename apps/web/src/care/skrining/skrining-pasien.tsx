import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { dibagikanQuery, skriningPasienQuery } from './skrining.queries.ts'
import { perInstrumen } from './tren.rules.ts'
import { Tren } from './tren.tsx'

/**
 * The course of a patient's results, for a professional whom the patient lets read them; nothing for all others. The results are
 * fetched, and their reading recorded, when the professional opens them.
 */
export function SkriningPasien({ user_id }: { user_id: number }) {
  const dibagikan = useQuery(dibagikanQuery())
  const [isOpen, setIsOpen] = useState(false)
  if (!dibagikan.data?.some((one) => one.user_id === user_id)) return null
  return (
    <Card component="section" aria-labelledby="skrining-pasien" className="screen-only">
      <Stack gap="md">
        <div>
          <Title order={2} fz="lg" id="skrining-pasien">
            <Trans>Skrining</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>Dibagikan kepada Anda. Setiap pembacaan dicatat.</Trans>
          </Text>
        </div>
        <Button variant="light" w="fit-content" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t`Tutup hasil` : t`Buka hasil`}
        </Button>
        {isOpen && <Isi user_id={user_id} />}
      </Stack>
    </Card>
  )
}

function Isi({ user_id }: { user_id: number }) {
  const hasil = useQuery(skriningPasienQuery(user_id))
  return (
    <List query={hasil} empty={{ isi: t`Belum ada hasil skrining.` }} skeleton={<SkeletonLines rows={2} />}>
      {(rows) => (
        <Stack gap="md">
          {perInstrumen(rows).map((one) => (
            <Tren key={one[0].kode} rows={one} showBahaya />
          ))}
          <Text size="sm" c="dimmed">
            <Trans>Skor adalah hasil skrining yang diisi sendiri, bukan diagnosis.</Trans>
          </Text>
        </Stack>
      )}
    </List>
  )
}
