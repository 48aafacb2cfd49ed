import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { Facts, known } from '../../base/ui/facts.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { isiIdentitasQuery } from './identitas-rekam.queries.ts'

/** Whose a record is, until the opening ends: then the page no longer shows it either. */
export function IsiIdentitas({ buka_id }: { buka_id: number }) {
  const found = useQuery(isiIdentitasQuery(buka_id))
  const now = useNow()
  return (
    <Loaded query={found} skeleton={<SkeletonLines rows={4} />}>
      {({ name, email, phone_number, gender, no_bpjs, berakhir_pada }) => {
        const sampai = waktuPanjang(berakhir_pada)
        if (new Date(berakhir_pada) <= now) return <Text role="status">{t`Pembukaan ini sudah berakhir.`}</Text>
        return (
          <Stack gap="md">
            <Facts
              items={known([
                [t`Nama`, name],
                [t`Email`, email],
                [t`Telepon`, phone_number],
                [t`Jenis kelamin`, gender],
                [t`Nomor BPJS`, no_bpjs],
              ])}
            />
            <Text size="sm" c="dimmed">
              <Trans>Terbaca sampai {sampai}. Pembacaan ini tercatat.</Trans>
            </Text>
          </Stack>
        )
      }}
    </Loaded>
  )
}
