import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { isSigned } from '@sehati/contract/people/persetujuan.rules'
import { useQuery } from '@tanstack/react-query'
import { psikologQuery } from './psikolog.queries.ts'
import { TandaTangan } from './tanda-tangan.tsx'

/** Before a conversation with a psychologist: what the patient has not signed yet. Nothing of it is in the way of help. */
export function TandaTanganLangkah({ jadwal_id }: { jadwal_id: number }) {
  const { data } = useQuery(psikologQuery(jadwal_id))
  return data
    ?.filter((row) => !isSigned(row))
    .map((row) => (
      <Alert key={row.profesional_id} role="status" color="yellow" variant="light" radius={0} flex="none">
        <Stack gap="xs">
          <Text size="sm">
            <Trans>Tanda tangani persetujuan layanan psikologi sebelum memulai percakapan dengan {row.nama}.</Trans>
          </Text>
          <TandaTangan row={row} />
        </Stack>
      </Alert>
    ))
}
