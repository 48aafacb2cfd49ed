import { t } from '@lingui/core/macro'
import { updateWebhook } from '@sehati/contract/channel/webhook.endpoints'
import { type Webhook, type WebhookMasukan, WebhookUbahan } from '@sehati/contract/channel/webhook.schema'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../../people/auth/own-password.tsx'
import { AlamatField } from './alamat-field.tsx'
import { JenisField } from './jenis-field.tsx'
import { useUpdateWebhook } from './webhook.queries.ts'

/** What is sent: the address and the own password only where the receiver is another one. */
const ubahanOf = ({ webhook_id, alamat: lama }: Webhook) =>
  z.pipe(
    z.transform<WebhookMasukan, unknown>(({ alamat, jenis, password }) =>
      alamat === lama ? { webhook_id, jenis } : { webhook_id, alamat, jenis, password },
    ),
    WebhookUbahan,
  )

/** Changes where a webhook leads, after the own password, and what it is told of. */
export function UbahForm({ webhook, onSaved, onCancel }: InDialog & { webhook: Webhook }) {
  const { alamat, jenis } = webhook
  const update = useUpdateWebhook()
  const form = useIsian(
    useMemo(() => ubahanOf(webhook), [webhook]),
    {
      defaultValues: { alamat, jenis, password: '' },
      send: async (body) => {
        await update.mutateAsync({ body })
        showSuccess(updateWebhook)
        onSaved()
      },
    },
  )
  return (
    <FormFrame form={form} kirim={t`Simpan`} onCancel={onCancel}>
      <AlamatField description={t`Yang menunggu dikirim ke alamat yang baru.`} {...form.field('alamat')} />
      <JenisField
        value={form.watch('jenis') ?? []}
        error={form.errorOf('jenis')}
        onChange={(chosen) => form.set({ jenis: chosen })}
      />
      {form.watch('alamat') !== alamat && <OwnPassword label={t`Password kamu`} {...form.field('password')} />}
    </FormFrame>
  )
}
