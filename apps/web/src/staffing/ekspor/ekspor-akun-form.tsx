import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { eksporAkun, eksporAkunLembar } from '@sehati/contract/staffing/ekspor.endpoints'
import { EksporAkunMasukan } from '@sehati/contract/staffing/ekspor.schema'
import * as z from 'zod/mini'
import { callFile } from '../../base/lib/call.ts'
import { recorded } from '../../base/lib/recorded.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { ReasonForm } from '../../people/auth/reason-form.tsx'
import { saveExport } from './save-export.ts'

const endpoints = { xlsx: eksporAkunLembar, csv: eksporAkun }
const Isian = z.extend(EksporAkunMasukan, { format: z.enum(['xlsx', 'csv']) })

/** Saves all accounts as a file: why, and the password again. */
export function EksporAkunForm({ onSaved, onCancel }: InDialog) {
  const form = useIsian(Isian, {
    defaultValues: { format: 'xlsx', alasan: '', password: '' },
    send: async ({ format, ...body }) => {
      saveExport(await callFile(endpoints[format], { body }), `pengguna.${format}`)
      onSaved()
    },
    ...recorded,
  })
  useFormDraft('ekspor-akun', form, ['format', 'alasan'])
  return (
    <ReasonForm
      form={form}
      isi={t`Berkas ini memuat semua akun dengan nomor BPJS. Alasan Anda dicatat, dan semua admin diberi tahu.`}
      kirim={t`Unduh daftar akun`}
      onCancel={onCancel}
    >
      <NativeSelect
        label={t`Bentuk berkas`}
        data={[
          { value: 'xlsx', label: t`Excel` },
          { value: 'csv', label: t`CSV` },
        ]}
        {...form.field('format')}
      />
    </ReasonForm>
  )
}
