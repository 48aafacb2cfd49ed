import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import type { BagikanSkrining } from '@sehati/contract/care/skrining.schema'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { useIzinSkrining } from './skrining.queries.ts'

/** Who may read all results: a switch for each professional of a consultation. Switched off, it counts at once. */
export function Bagikan({ tenaga }: { tenaga: BagikanSkrining[] }) {
  const put = useIzinSkrining()
  const turn = ({ profesional_id, nama }: BagikanSkrining, boleh: boolean) =>
    put.mutateAsync({ body: { profesional_id, boleh } }).then(() => {
      const isi = boleh ? t`${nama} dapat membaca hasil skrining Anda.` : t`${nama} tidak lagi dapat membacanya.`
      showNotice('success', { judul: t`Pilihan tersimpan`, isi })
    }, showFailure)
  return (
    <Card component="section" aria-labelledby="bagikan-skrining" maw="44rem">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="bagikan-skrining">
          <Trans>Bagikan hasil</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          {tenaga.length === 0
            ? t`Setelah Anda memiliki konsultasi, hasil dapat dibagikan kepada tenaga profesionalnya.`
            : t`Yang Anda pilih dapat membaca semua hasil, juga yang berikutnya. Setiap pembacaan tercatat dan dapat Anda lihat.`}
        </Text>
        {tenaga.map((one) => {
          const nama = one.nama
          return (
            <RowSwitch
              key={one.profesional_id}
              label={t`Bagikan kepada ${nama}`}
              checked={one.boleh}
              onChange={(boleh) => turn(one, boleh)}
            />
          )
        })}
      </Stack>
    </Card>
  )
}
