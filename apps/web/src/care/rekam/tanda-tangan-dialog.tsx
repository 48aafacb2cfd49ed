import { t } from '@lingui/core/macro'
import { Stack, Text, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { rekam as messages } from '@sehati/contract/care/rekam.messages'
import { type JenisRekam, TandaTanganMasukan } from '@sehati/contract/care/rekam.schema'
import * as z from 'zod/mini'
import { recorded } from '../../base/lib/recorded.ts'
import { say } from '../../base/lib/say.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../../people/auth/own-password.tsx'
import { useTandaTangan } from './rekam.queries.ts'
import type { Terlihat } from './use-draf.ts'

type TandaTanganDialogProps = {
  isOpen: boolean
  onClose: () => void
  jadwal_id: number
  jenis: JenisRekam
  /** What the editor has seen, read when the form is sent. */
  seen: () => Terlihat
  onSigned: () => void
  /** The note was changed by another editor. */
  onStale: () => void
}

/** The password signs; from the second version on also the reason. */
export const TandaTanganDialog = ({ isOpen, onClose, ...props }: TandaTanganDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} judul={t`Tandatangani catatan`} width="28rem">
    <TandaTanganForm onClose={onClose} {...props} />
  </Dialog>
)

function TandaTanganForm({
  onClose,
  jadwal_id,
  jenis,
  seen,
  onSigned,
  onStale,
}: Omit<TandaTanganDialogProps, 'isOpen'>) {
  const isCorrection = seen().dasar_versi > 0
  const reason = say(messages.RECORD_REASON_REQUIRED.isi)
  const Isian = z.object({
    password: TandaTanganMasukan.shape.password,
    alasan: isCorrection
      ? z.string().check(z.trim(), z.minLength(1, reason), z.maxLength(maxLength.alasan))
      : z.string(),
  })
  const send = useTandaTangan()
  const form = useIsian(Isian, {
    defaultValues: { password: '', alasan: '' },
    send: async ({ password, alasan }) => {
      const body = { jenis, password, ...seen(), ...(isCorrection && { alasan }) }
      await send.mutateAsync({ query: { jadwalid: jadwal_id }, body })
      showNotice('success', { judul: t`Catatan ditandatangani`, isi: t`Versi ini tersimpan dan tidak dapat diubah.` })
      onSigned()
      onClose()
    },
    ...recorded,
    refuse: (error, isOfField, form) => {
      recorded.refuse(error, isOfField, form)
      if (error.code !== 'VERSION_STALE') return
      onStale()
      onClose()
    },
  })
  useFormDraft(`perbaikan:${jadwal_id}:${jenis}`, form, ['alasan'])
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} />
        <Text size="sm">{t`Setelah ditandatangani, catatan tidak dapat diubah atau dihapus. Perbaikan menjadi versi baru.`}</Text>
        {isCorrection && (
          <Textarea
            label={t`Alasan perbaikan`}
            description={t`Ikut terbaca oleh setiap orang yang membaca versi ini.`}
            rows={2}
            autoComplete="off"
            {...form.field('alasan')}
          />
        )}
        <OwnPassword {...form.field('password')} />
        <FormActions kirim={t`Tandatangani`} isSending={send.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
