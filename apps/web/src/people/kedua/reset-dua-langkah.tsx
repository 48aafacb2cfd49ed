import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { resetDuaLangkah } from '@sehati/contract/people/dua-langkah.endpoints'
import type { User } from '@sehati/contract/people/user.schema'
import { confirm } from '../../base/ui/confirm.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { useResetDuaLangkah } from './kedua.queries.ts'

/** Takes the second factor of a person away who has lost it. */
export function ResetDuaLangkah({ user: { user_id, name: nama } }: { user: User }) {
  const reset = useResetDuaLangkah()
  const ask = async () => {
    const isSure = await confirm({
      judul: t`Hapus verifikasi dua langkah ${nama}?`,
      isi: t`Pastikan dulu bahwa ${nama} sendiri yang memintanya. Semua perangkatnya dikeluarkan, dan password saja cukup untuk login sampai langkah kedua diaktifkan lagi.`,
      ya: t`Hapus`,
      tidak: t`Batal`,
      isDestructive: true,
    })
    if (isSure) reset.mutate({ body: { user_id: String(user_id) } }, noticesOf(resetDuaLangkah))
  }
  return (
    <Stack gap="xs" mt="lg" align="flex-start">
      <Text size="sm">
        <Trans>Ponsel dan kode cadangannya hilang?</Trans>
      </Text>
      <Button variant="default" size="sm" loading={reset.isPending} onClick={() => void ask()}>
        <Trans>Hapus verifikasi dua langkah</Trans>
      </Button>
    </Stack>
  )
}
