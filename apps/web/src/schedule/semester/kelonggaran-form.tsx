import { t } from '@lingui/core/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { batasTerbanyak } from '@sehati/contract/base/constants'
import { isianTexts } from '@sehati/contract/base/texts'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { KelonggaranMasukan, type Semester } from '@sehati/contract/schedule/semester.schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../../base/lib/say.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { PasienField } from '../../people/user/pasien-field.tsx'
import { usePutKelonggaran } from './semester-admin.queries.ts'

type KelonggaranFormProps = InDialog & { semester: Semester }

/** Taking an allowance away is another button. */
const Isian = KelonggaranMasukan.check(
  z.refine(({ tambahan }) => tambahan > 0, { path: ['tambahan'], message: isianTexts.wajib }),
)

/** Gives a patient more visits of a type with a quota. Who has some already gets these instead. */
export function KelonggaranForm({ semester, onSaved, onCancel }: KelonggaranFormProps) {
  const { semester_id, kuota } = semester
  const [pasien, setPasien] = useState<UserTemuan | null>(null)
  const put = usePutKelonggaran()
  const form = useIsian(Isian, {
    defaultValues: {
      semester_id,
      jenis_id: kuota[0]?.jenis_id ?? 1,
      tambahan: 1,
      alasan: '',
    },
    send: async (body) => {
      await put.mutateAsync({ body })
      onSaved()
    },
    ...inNotice,
  })
  useFormDraft(`kelonggaran:${semester_id}`, form, ['jenis_id', 'tambahan', 'alasan'])
  const { isSubmitted } = form.formState
  useReportUnsaved(pasien !== null)

  const pick = (next: UserTemuan | null) => {
    setPasien(next)
    form.setValue('user_id', next?.user_id ?? '', { shouldValidate: isSubmitted })
  }
  return (
    <FormFrame form={form} kirim={t`Beri kelonggaran`} onCancel={onCancel}>
      <PasienField pasien={pasien} error={isSubmitted && !pasien ? say(isianTexts.wajib) : undefined} onPick={pick} />
      <NativeSelect
        label={t`Jenis konsultasi`}
        data={kuota.map(({ jenis_id, nama_jenis }) => ({ value: String(jenis_id), label: say(nama_jenis) }))}
        {...form.field('jenis_id')}
      />
      <TextInput
        type="number"
        inputMode="numeric"
        label={t`Kunjungan tambahan`}
        description={t`1 sampai ${{ n: batasTerbanyak.tambahan }}. Menggantikan kelonggaran yang sudah ada.`}
        min={1}
        required
        {...form.field('tambahan')}
      />
      <Textarea
        label={t`Alasan`}
        description={t`Disimpan terenkripsi; hanya admin yang membacanya.`}
        required
        autosize
        minRows={2}
        {...form.field('alasan')}
      />
    </FormFrame>
  )
}
