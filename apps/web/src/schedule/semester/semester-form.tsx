import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { type Semester, SemesterMasukan } from '@sehati/contract/schedule/semester.schema'
import { dateField } from '../../base/lib/date-field.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { useInsertSemester, useUpdateSemester } from './semester-admin.queries.ts'

type SemesterFormProps = InDialog & {
  /** The one to be changed; null for a new one. */
  semester: Semester | null
}

/** Adds a semester or changes it. A name or a date of another one is said under its field. */
export function SemesterForm({ semester, onSaved, onCancel }: SemesterFormProps) {
  const { nama = '', dari = '', sampai = '' } = semester ?? {}
  const insert = useInsertSemester()
  const update = useUpdateSemester()
  const form = useIsian(SemesterMasukan, {
    defaultValues: { nama, dari, sampai },
    send: async (body) => {
      if (semester) await update.mutateAsync({ query: { id: semester.semester_id }, body })
      else await insert.mutateAsync({ body })
      onSaved()
    },
    ...inNotice,
  })

  const date = (name: 'dari' | 'sampai') => dateField(form.field(name), form.getValues(name))
  return (
    <FormFrame form={form} kirim={semester ? t`Simpan` : t`Tambah`} onCancel={onCancel}>
      <TextInput label={t`Nama semester`} required autoComplete="off" data-autofocus {...form.field('nama')} />
      <Columns two="sm">
        <TextInput label={t`Tanggal mulai`} {...date('dari')} />
        <TextInput label={t`Tanggal selesai`} {...date('sampai')} />
      </Columns>
    </FormFrame>
  )
}
