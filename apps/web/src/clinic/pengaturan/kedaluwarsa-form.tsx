import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Switch.layer.css'
import { Card, Stack, Switch, Title } from '@mantine/core'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { confirm } from '../../base/ui/confirm.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { pengaturanQuery, useUpdatePengaturan } from './pengaturan.queries.ts'
import styles from './privasi-form.module.css'

const askToTurnOn = () =>
  confirm({
    judul: t`Akhiri pengajuan yang tidak dijawab?`,
    isi: t`Pengajuan yang sudah melewati batasnya langsung dibatalkan, dan pasiennya diberi tahu.`,
    ya: t`Nyalakan`,
    tidak: t`Batal`,
  })

/** Whether requests without an answer end by themselves: one switch, saved at once. */
export function KedaluwarsaForm() {
  const pengaturan = useQuery(pengaturanQuery())
  const update = useUpdatePengaturan()

  const turn = async (kedaluwarsa: boolean) => {
    if (update.isPending || (kedaluwarsa && !(await askToTurnOn()))) return
    update.mutate(
      { body: { kedaluwarsa } },
      {
        onSuccess: () => showSuccess(updatePengaturan),
        onError: showFailure,
      },
    )
  }

  return (
    <Card component="section" aria-labelledby="kedaluwarsa-judul">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="kedaluwarsa-judul">
          <Trans>Janji jawab</Trans>
        </Title>
        <Loaded query={pengaturan} skeleton={<SkeletonLines rows={1} height={76} />}>
          {({ kedaluwarsa }) => (
            <Switch
              className={styles.switch}
              size="md"
              label={t`Akhiri pengajuan yang tidak dijawab`}
              description={t`Satu hari kerja setelah batas jawabannya, atau saat waktunya mulai, pengajuan dibatalkan sebagai kesalahan klinik. Waktunya dapat dipesan lagi, dan pasien diberi tahu.`}
              checked={kedaluwarsa}
              onChange={(event) => void turn(event.currentTarget.checked)}
            />
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}
