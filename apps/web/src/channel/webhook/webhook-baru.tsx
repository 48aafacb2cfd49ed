import { t } from '@lingui/core/macro'
import { type WebhookDibuat, WebhookMasukan } from '@sehati/contract/channel/webhook.schema'
import { useState } from 'react'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { OwnPassword } from '../../people/auth/own-password.tsx'
import { AlamatField } from './alamat-field.tsx'
import { JenisField } from './jenis-field.tsx'
import { RahasiaTampak } from './rahasia-tampak.tsx'
import { useInsertWebhook } from './webhook.queries.ts'

type BaruProps = { onMade: () => void; onCancel: () => void }

/** Adds a webhook, and then shows its secret this once. */
export function WebhookBaru({ onMade, onCancel }: BaruProps) {
  const [made, setMade] = useState<WebhookDibuat | null>(null)
  if (made) return <RahasiaTampak made={made} onClose={onCancel} />
  return (
    <BaruForm
      onMade={(baru) => {
        setMade(baru)
        onMade()
      }}
      onCancel={onCancel}
    />
  )
}

function BaruForm({ onMade, onCancel }: { onMade: (made: WebhookDibuat) => void; onCancel: () => void }) {
  const insert = useInsertWebhook()
  const form = useIsian(WebhookMasukan, {
    defaultValues: { alamat: '', jenis: [], password: '' },
    send: async (body) => onMade(await insert.mutateAsync({ body })),
  })
  return (
    <FormFrame form={form} kirim={t`Tambah`} onCancel={onCancel}>
      <AlamatField description={t`Alamat https:// yang dapat dicapai dari internet.`} {...form.field('alamat')} />
      <JenisField
        value={form.watch('jenis') ?? []}
        error={form.errorOf('jenis')}
        onChange={(jenis) => form.set({ jenis })}
      />
      <OwnPassword label={t`Password kamu`} {...form.field('password')} />
    </FormFrame>
  )
}
