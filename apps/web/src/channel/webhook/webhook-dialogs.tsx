import { t } from '@lingui/core/macro'
import type { Webhook } from '@sehati/contract/channel/webhook.schema'
import type { ReactNode } from 'react'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'

const WebhookBaru = later(() => import('./webhook-baru.tsx').then((file) => file.WebhookBaru))
const RahasiaBaru = later(() => import('./rahasia-baru.tsx').then((file) => file.RahasiaBaru))
const UbahForm = later(() => import('./ubah-form.tsx').then((file) => file.UbahForm))

/** A new webhook, or what is changed of one. */
export type Dibuka = { apa: 'baru' } | { apa: 'ubah' | 'rahasia'; webhook: Webhook }

const juduls = { baru: () => t`Tambah webhook`, ubah: () => t`Ubah webhook`, rahasia: () => t`Ganti rahasia webhook` }

/** The forms around webhooks; `children` are given what opens them. */
export function WebhookDialogs({ children }: { children: (open: (shown: Dibuka) => void) => ReactNode }) {
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<Dibuka>()
  const form = { onMade: () => unsaved.clear(), onCancel: tryToClose }
  return (
    <>
      {children(open)}
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={juduls[shown.apa]()} width="34rem">
          {shown.apa === 'baru' && <WebhookBaru {...form} />}
          {shown.apa === 'ubah' && <UbahForm webhook={shown.webhook} onSaved={close} onCancel={tryToClose} />}
          {shown.apa === 'rahasia' && <RahasiaBaru webhook={shown.webhook} {...form} />}
        </UnsavedDialog>
      )}
    </>
  )
}
