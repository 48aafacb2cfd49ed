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

const askToTurnOff = () =>
  confirm({
    judul: t`Matikan privasi ketat?`,
    isi: t`Password yang mudah ditebak diterima lagi, dan password dari admin dapat terus dipakai.`,
    ya: t`Matikan`,
    tidak: t`Batal`,
    isDestructive: true,
  })

/** Strict privacy: one switch, saved at once. */
export function PrivasiForm() {
  const pengaturan = useQuery(pengaturanQuery())
  const update = useUpdatePengaturan()

  const turn = async (privasi_ketat: boolean) => {
    if (update.isPending || (!privasi_ketat && !(await askToTurnOff()))) return
    update.mutate(
      { body: { privasi_ketat } },
      {
        onSuccess: () => showSuccess(updatePengaturan),
        onError: showFailure,
      },
    )
  }

  return (
    <Card component="section" aria-labelledby="privasi-judul">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="privasi-judul">
          <Trans>Privasi dan password</Trans>
        </Title>
        <Loaded query={pengaturan} skeleton={<SkeletonLines rows={1} height={76} />}>
          {({ privasi_ketat }) => (
            <Switch
              className={styles.switch}
              size="md"
              label={t`Privasi ketat`}
              description={t`Password yang paling sering dipakai orang ditolak, dan pengguna yang password-nya dibuat admin harus membuat password sendiri sebelum dapat membuka halaman lain.`}
              checked={privasi_ketat}
              onChange={(event) => void turn(event.currentTarget.checked)}
            />
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}
