import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { salinDataSaya } from '@sehati/contract/rights/data-saya.endpoints'
import { SalinanMasukan } from '@sehati/contract/rights/data-saya.schema'
import { callFile } from '../../base/lib/call.ts'
import { recorded } from '../../base/lib/recorded.ts'
import { saveFile } from '../../base/lib/save-file.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../../people/auth/own-password.tsx'

/** Saves the copy of the user's data: it asks for their password again, and says that it is being made. */
export function SalinanForm({ onSaved, onCancel }: InDialog) {
  const form = useIsian(SalinanMasukan, {
    defaultValues: { password: '' },
    send: async (body) => {
      const { isi, nama } = await callFile(salinDataSaya, { body })
      const saved = nama ?? 'data-saya.zip'
      saveFile(isi, saved)
      showNotice('success', { judul: t`Salinan selesai`, isi: t`Berkas ${saved} tersimpan di folder unduhan.` })
      onSaved()
    },
    ...recorded,
  })
  return (
    <FormFrame form={form} kirim={t`Unduh salinan`} onCancel={onCancel}>
      <Text>
        <Trans>Isinya tentang kesehatanmu. Simpan di perangkat yang hanya kamu pakai.</Trans>
      </Text>
      <OwnPassword {...form.field('password')} />
      {form.isSending && (
        <Text size="sm" role="status">
          <Trans>Salinan sedang dibuat. Ini dapat memakan beberapa detik.</Trans>
        </Text>
      )}
    </FormFrame>
  )
}
