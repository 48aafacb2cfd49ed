import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { type Webhook, type WebhookDibuat, WebhookRahasia } from '@sehati/contract/channel/webhook.schema'
import { useState } from 'react'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { OwnPassword } from '../../people/auth/own-password.tsx'
import { RahasiaTampak } from './rahasia-tampak.tsx'
import { useGantiRahasia } from './webhook.queries.ts'

type RahasiaBaruProps = { webhook: Webhook; onMade: () => void; onCancel: () => void }

/** Gives a webhook another secret, and then shows it this once. */
export function RahasiaBaru({ webhook: { webhook_id }, onMade, onCancel }: RahasiaBaruProps) {
  const [made, setMade] = useState<WebhookDibuat | null>(null)
  const renew = useGantiRahasia()
  const form = useIsian(WebhookRahasia, {
    defaultValues: { webhook_id, password: '' },
    send: async (body) => {
      setMade(await renew.mutateAsync({ body }))
      onMade()
    },
  })
  if (made) return <RahasiaTampak made={made} onClose={onCancel} />
  return (
    <FormFrame form={form} kirim={t`Ganti rahasia`} onCancel={onCancel}>
      <Text size="sm">
        <Trans>
          Rahasia lama langsung tidak dipakai lagi. Kiriman yang ditolak penerima sampai ia memakai yang baru dikirim
          lagi.
        </Trans>
      </Text>
      <OwnPassword label={t`Password kamu`} data-autofocus {...form.field('password')} />
    </FormFrame>
  )
}
