// Only forms with such a box fetch its styles.
import '@mantine/core/styles/Checkbox.layer.css'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import type { KeperluanUmum, Persetujuan } from '@sehati/contract/people/persetujuan.schema'
import { answerPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { useState } from 'react'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { BacaNaskah } from '../../people/persetujuan/baca-naskah.tsx'
import { useAnswerPersetujuan } from '../../people/persetujuan/persetujuan.queries.ts'

/** Asks for each purpose by itself, in boxes that are not ticked. What stays unticked is kept as a refusal. */
export function PersetujuanForm({ rows }: { rows: Persetujuan[] }) {
  const send = useAnswerPersetujuan()
  const [agreed, setAgreed] = useState<readonly KeperluanUmum[]>([])
  const tick = (keperluan: KeperluanUmum, isOn: boolean) =>
    setAgreed((before) => (isOn ? [...before, keperluan] : before.filter((one) => one !== keperluan)))
  const save = () =>
    send.mutate(
      {
        body: {
          persetujuan: rows.map(({ keperluan, versi }) => ({
            keperluan,
            versi,
            sikap: agreed.includes(keperluan) ? 'setuju' : 'menolak',
          })),
        },
      },
      {
        onSuccess: () => showNotice('success', { judul: t`Persetujuan tersimpan`, isi: answerPersetujuan.message }),
        onError: showFailure,
      },
    )
  return (
    <Stack gap="md">
      <Text size="sm">
        <Trans>
          Kami memerlukan data kesehatan Anda untuk memberikan layanan. Anda dapat membaca rincian, menyetujui sebagian,
          dan menarik persetujuan kapan saja di halaman Data saya. Yang tidak dicentang tercatat sebagai tidak setuju.
        </Trans>
      </Text>
      {rows.map(({ keperluan, versi, judul, pernyataan }) => (
        <Stack key={keperluan} gap="xs">
          <Checkbox
            label={<span lang="id">{pernyataan}</span>}
            checked={agreed.includes(keperluan)}
            onChange={(event) => tick(keperluan, event.currentTarget.checked)}
          />
          <BacaNaskah keperluan={keperluan} versi={versi} judul={judul} />
        </Stack>
      ))}
      <div>
        <Button loading={send.isPending} onClick={save}>
          <Trans>Simpan pilihan</Trans>
        </Button>
      </div>
    </Stack>
  )
}
