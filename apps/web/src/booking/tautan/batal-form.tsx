import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { useState } from 'react'
import { terlaluPanjang } from '../../base/lib/terlalu-panjang.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import type { TautanFormProps } from './konfirmasi-form.tsx'
import { useBatalTautan } from './tautan.queries.ts'

/** Cancels after asking once; the reason is optional. */
export function BatalForm({ token, kapan, onDone, onInvalid }: TautanFormProps & { kapan: string }) {
  const [alasan, setAlasan] = useState('')
  const send = useBatalTautan()
  const tooLong = terlaluPanjang(alasan, maxLength.alasan)

  const { submit, refusal } = useSubmit(
    async () => {
      if (tooLong) return false
      const isSure = await confirm({
        judul: t`Batalkan janji?`,
        isi: t`Jadwal ${kapan} akan dibatalkan dan slot dibuka untuk orang lain.`,
        ya: t`Ya, batalkan`,
        tidak: t`Tidak jadi`,
        isDestructive: true,
      })
      if (!isSure) return
      await send.mutateAsync({ body: { token, alasan: alasan.trim() || null } })
      onDone()
    },
    { refuse: ({ code }) => (code === 'LINK_INVALID' ? onInvalid() : undefined) },
  )

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <RefusalAlert refusal={refusal} />
        <TextInput
          label={t`Alasan pembatalan (opsional)`}
          autoComplete="off"
          value={alasan}
          error={tooLong}
          onChange={(event) => setAlasan(event.currentTarget.value)}
        />
        <Button type="submit" color="red" loading={send.isPending}>
          <Trans>Batalkan janji</Trans>
        </Button>
      </Stack>
    </form>
  )
}
