import { t } from '@lingui/core/macro'
import { Text, Textarea } from '@mantine/core'
import { mendesakTunggu } from '@sehati/contract/waiting/tunggu.endpoints'
import { MendesakMasukan, type TungguStaf } from '@sehati/contract/waiting/tunggu.schema'
import type { ReactNode } from 'react'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormDialog, type InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'

type Put = (ask: { query: { id: number }; body: MendesakMasukan }) => Promise<unknown>
type MendesakDialogProps = {
  /** How the caller sends it: as an admin or as the professional. */
  put: Put
  children: (open: (row: TungguStaf) => void) => ReactNode
}

export const mendesakKata = ({ mendesak }: Pick<TungguStaf, 'mendesak'>): string =>
  mendesak ? t`Kembalikan ke urutan` : t`Dahulukan`

/** Puts an entry first, or back into the order of arrival, and asks why. */
export const MendesakDialog = ({ put, children }: MendesakDialogProps) => (
  <FormDialog<TungguStaf>
    judul={mendesakKata}
    width="32rem"
    form={(row, dialog) => <MendesakForm row={row} put={put} {...dialog} />}
    onSaved={() => showSuccess(mendesakTunggu)}
  >
    {children}
  </FormDialog>
)

function MendesakForm({ row, put, onSaved, onCancel }: InDialog & { row: TungguStaf; put: Put }) {
  const { name, tunggu_id, mendesak } = row
  const form = useIsian(MendesakMasukan, {
    defaultValues: { mendesak: mendesak ? 0 : 1, alasan: '' },
    send: async (body) => {
      await put({ query: { id: tunggu_id }, body })
      onSaved()
    },
  })
  return (
    <FormFrame form={form} kirim={mendesakKata(row)} onCancel={onCancel}>
      <Text size="sm">
        {mendesak
          ? t`${name} kembali ke urutan menurut lamanya menunggu.`
          : t`${name} ditawari slot kosong sebelum yang lain.`}
      </Text>
      <Textarea
        label={t`Alasan`}
        description={t`Disimpan bersama nama Anda dan dibaca oleh admin.`}
        required
        autosize
        minRows={3}
        data-autofocus
        {...form.field('alasan')}
      />
    </FormFrame>
  )
}
