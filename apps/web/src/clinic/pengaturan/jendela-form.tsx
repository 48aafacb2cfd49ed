import { Trans } from '@lingui/react/macro'
import { Card, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../base/lib/use-now.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { JendelaFields } from './jendela-fields.tsx'
import { pengaturanQuery } from './pengaturan.queries.ts'

/** How far ahead patients may book and when further days open, with the dates that result. */
export function JendelaForm() {
  const pengaturan = useQuery(pengaturanQuery())
  const now = useNow()
  return (
    <Card component="section" aria-labelledby="jendela-judul">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="jendela-judul">
          <Trans>Batas waktu pemesanan</Trans>
        </Title>
        <Loaded query={pengaturan} skeleton={<SkeletonLines rows={1} height={108} />}>
          {(found) => <JendelaFields stored={found} now={now} />}
        </Loaded>
      </Stack>
    </Card>
  )
}
