import { t } from '@lingui/core/macro'
import { Stack, TextInput } from '@mantine/core'
import { isianTexts } from '@sehati/contract/base/texts'
import { type Semester, SemesterMasukan } from '@sehati/contract/schedule/semester.schema'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { useInsertSemester, useUpdateSemester } from './semester-admin.queries.ts'

type SemesterFormProps = {
  /** The one to be changed; null for a new one. */
  semester: Semester | null
  onSaved: () => void
  onCancel: () => void
}

const fieldOf: Record<string, 'nama' | 'dari'> = { SEMESTER_NAME_TAKEN: 'nama', SEMESTER_OVERLAP: 'dari' }

/** Adds a semester or changes it. A name or a date of another one is said under its field. */
export function SemesterForm({ semester, onSaved, onCancel }: SemesterFormProps) {
  const { nama = '', dari = '', sampai = '' } = semester ?? {}
  const form = useIsian(SemesterMasukan, { nama, dari, sampai })
  const insert = useInsertSemester()
  const update = useUpdateSemester()

  const save = async (body: SemesterMasukan) => {
    if (semester) await update.mutateAsync({ query: { id: semester.semester_id }, body })
    else await insert.mutateAsync({ body })
    onSaved()
  }
  const submit = useSubmit(form, save, {
    refuse: (error, isOfField) => {
      const field = fieldOf[error.code]
      if (field) form.setError(field, { message: error.message }, { shouldFocus: true })
      else if (!isOfField) showFailure(error)
    },
    alertOf: () => null,
  })
  const date = (name: 'dari' | 'sampai') => {
    const field = form.field(name)
    return { ...field, error: field.error && (form.getValues(name) ? field.error : say(isianTexts.wajib)) }
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput label={t`Nama semester`} required autoComplete="off" data-autofocus {...form.field('nama')} />
        <Columns two="sm">
          <TextInput type="date" label={t`Tanggal mulai`} required {...date('dari')} />
          <TextInput type="date" label={t`Tanggal selesai`} required {...date('sampai')} />
        </Columns>
        <FormActions
          kirim={semester ? t`Simpan` : t`Tambah`}
          isSending={insert.isPending || update.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
