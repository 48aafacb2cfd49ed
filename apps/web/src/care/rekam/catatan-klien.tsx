import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { SignedNote } from '../../base/ui/signed-note.tsx'
import { DaftarIzin } from './daftar-izin.tsx'
import { dirilisQuery } from './rekam-klien.queries.ts'

/** What the psychologist has released to the client, and who else may read it. */
export function CatatanKlien(props: { jadwal_id: number; profesional_id: number }) {
  const id = useId()
  const dirilis = useQuery(dirilisQuery(props.jadwal_id))
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="lg">
        <Title order={2} id={id} fz="md">
          <Trans>Catatan psikolog</Trans>
        </Title>
        <Loaded query={dirilis} skeleton={<SkeletonLines rows={1} height={40} />}>
          {(found) =>
            found.length === 0 ? (
              <Text size="sm" c="dimmed">{t`Catatan belum dirilis.`}</Text>
            ) : (
              found.map((one) => (
                <SignedNote key={one.rekam_id} {...one} waktu={waktuPanjang(one.ditandatangani_pada)} />
              ))
            )
          }
        </Loaded>
        <DaftarIzin {...props} />
      </Stack>
    </Card>
  )
}
