import { t } from '@lingui/core/macro'
import { NativeSelect, Textarea } from '@mantine/core'
import { insertPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { type JenisPermintaan, semuaJenisPermintaan } from '@sehati/contract/rights/permintaan.rules'
import { PermintaanMasukan } from '@sehati/contract/rights/permintaan.schema'
import { recorded } from '../../base/lib/recorded.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { jenisPermintaanKata } from './kata.ts'
import { useAjukanPermintaan } from './permintaan.queries.ts'

/** An erasure has a dialog of its own: it says before what stays. */
const kinds = semuaJenisPermintaan.filter((jenis) => jenis !== 'penghapusan')

/** A person asks something about their data. */
export function PermintaanForm({ onSaved, onCancel }: InDialog) {
  const send = useAjukanPermintaan()
  const form = useIsian(PermintaanMasukan, {
    defaultValues: { jenis: 'perbaikan', isi: '' },
    send: async (body) => {
      await send.mutateAsync({ body })
      showSuccess(insertPermintaan)
      onSaved()
    },
    ...recorded,
  })
  useFormDraft('permintaan', form, ['jenis', 'isi'])
  const jenis = form.watch('jenis') as JenisPermintaan
  return (
    <FormFrame form={form} kirim={t`Ajukan permintaan`} onCancel={onCancel}>
      <NativeSelect
        label={t`Jenis permintaan`}
        description={t(jenisPermintaanKata[jenis].isi)}
        data={kinds.map((value) => ({ value, label: t(jenisPermintaanKata[value].nama) }))}
        {...form.field('jenis')}
      />
      <Textarea label={t`Isi permintaan`} autosize minRows={3} {...form.field('isi')} />
    </FormFrame>
  )
}
