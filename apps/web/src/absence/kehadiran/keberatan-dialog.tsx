import { t } from '@lingui/core/macro'
import { Text, Textarea } from '@mantine/core'
import { insertKeberatanHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import { KeberatanHadirMasukan } from '@sehati/contract/absence/kehadiran.schema'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { useSampaikanKeberatan } from './kehadiran.queries.ts'

type KeberatanDialogProps = { jadwal_id: number; isOpen: boolean; onClose: () => void }

/** Asks why an absence or a late cancellation should not count. */
export const KeberatanDialog = ({ jadwal_id, isOpen, onClose }: KeberatanDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} judul={t`Sampaikan keberatan`} width="30rem">
    {isOpen && <KeberatanForm jadwal_id={jadwal_id} onClose={onClose} />}
  </Dialog>
)

function KeberatanForm({ jadwal_id, onClose }: Pick<KeberatanDialogProps, 'jadwal_id' | 'onClose'>) {
  const send = useSampaikanKeberatan()
  const form = useIsian(KeberatanHadirMasukan, {
    defaultValues: { jadwal_id, alasan: '' },
    send: async (body) => {
      await send.mutateAsync({ body })
      showSuccess(insertKeberatanHadir)
      onClose()
    },
  })
  useFormDraft(`keberatan-hadir:${jadwal_id}`, form, ['alasan'])
  return (
    <FormFrame form={form} kirim={t`Kirim keberatan`} onCancel={onClose}>
      <Text size="sm">
        {t`Keberatan dibaca oleh admin, yang memutuskan apakah konsultasi ini dihitung. Anda tidak perlu menulis tentang kesehatan Anda.`}
      </Text>
      <Textarea label={t`Apa yang keliru?`} required autosize minRows={3} data-autofocus {...form.field('alasan')} />
    </FormFrame>
  )
}
