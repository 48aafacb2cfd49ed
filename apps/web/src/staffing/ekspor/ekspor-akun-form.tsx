import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { eksporAkun, eksporAkunLembar } from '@sehati/contract/staffing/ekspor.endpoints'
import { EksporAkunMasukan } from '@sehati/contract/staffing/ekspor.schema'
import * as z from 'zod/mini'
import { useBegunIsian } from '../../base/lib/begun.ts'
import { callFile } from '../../base/lib/call.ts'
import { recorded } from '../../base/lib/recorded.ts'
import { saveFile } from '../../base/lib/save-file.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { ReasonForm } from '../../base/page/reason-form.tsx'

const endpoints = { xlsx: eksporAkunLembar, csv: eksporAkun }
const Isian = z.extend(EksporAkunMasukan, { format: z.enum(['xlsx', 'csv']) })

type EksporAkunFormProps = {
  onSaved: (nama: string) => void
  onCancel: () => void
}

/** Saves all accounts as a file: why, and the password again. */
export function EksporAkunForm({ onSaved, onCancel }: EksporAkunFormProps) {
  const form = useIsian(Isian, {
    defaultValues: { format: 'xlsx', alasan: '', password: '' },
    send: async ({ format, ...body }) => {
      const { isi, nama } = await callFile(endpoints[format], { body })
      const saved = nama ?? `pengguna.${format}`
      saveFile(isi, saved)
      onSaved(saved)
    },
    ...recorded,
  })
  useBegunIsian('ekspor-akun', form, ['format', 'alasan'])
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
