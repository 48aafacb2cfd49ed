import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack } from '@mantine/core'
import { bacaInsiden } from '@sehati/contract/rights/insiden.endpoints'
import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fold } from '../../base/ui/fold.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { insidenSayaQuery, useBacaInsiden } from './insiden.queries.ts'
import { Surat } from './surat.tsx'

/** For the first page after signing in: what the clinic must tell the user of an incident, until they mark it read. */
export function InsidenSaya() {
  const { data = [] } = useQuery(insidenSayaQuery())
  const read = useBacaInsiden()
  return data
    .filter(({ dibaca }) => !dibaca)
    .map(({ insiden_id, bagian }) => (
      <Alert
        key={insiden_id}
        color="red"
        icon={<IconAlertTriangle aria-hidden />}
        title={t`Terjadi kegagalan pelindungan data. Data Anda terdampak.`}
      >
        <Stack gap="sm" align="flex-start">
          <Fold judul={t`Baca penjelasan dan langkah yang perlu Anda lakukan`}>
            <Surat pembuka={insidenTexts.subjek} bagian={bagian} />
          </Fold>
          <Button
            variant="default"
            loading={read.isPending}
            onClick={() => read.mutate({ query: { id: insiden_id } }, noticesOf(bacaInsiden))}
          >
            <Trans>Tandai sudah dibaca</Trans>
          </Button>
        </Stack>
      </Alert>
    ))
}
