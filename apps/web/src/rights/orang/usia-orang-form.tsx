import { t } from '@lingui/core/macro'
import { UsiaPerbaikan } from '@sehati/contract/rights/wali.schema'
import { useState } from 'react'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { type UsiaDiketik, usiaKosong } from '../usia/usia-diketik.ts'
import { UsiaFields } from '../usia/usia-fields.tsx'
import { usePutUsiaOrang } from './orang.queries.ts'

/** An admin corrects what a patient said about their age. */
export function UsiaOrangForm({ user_id, onSaved, onCancel }: InDialog & { user_id: number }) {
  const put = usePutUsiaOrang()
  const [usia, setUsia] = useState(usiaKosong)
  const form = useIsian(UsiaPerbaikan, {
    defaultValues: { user_id },
    send: async (body) => {
      await put.mutateAsync({ body })
      onSaved()
    },
  })
  const type = (typed: UsiaDiketik) => {
    setUsia(typed)
    const { dewasa, lahir } = typed
    form.setValue('usia', dewasa === 'belum' ? { dewasa, lahir } : { dewasa: dewasa as 'ya' }, { shouldDirty: true })
  }
  return (
    <FormFrame form={form} kirim={t`Simpan`} onCancel={onCancel}>
      <UsiaFields
        label={t`Apakah orang ini sudah berusia 18 tahun atau lebih?`}
        value={usia}
        onChange={type}
        salah={{ dewasa: form.errorOf('usia.dewasa') || form.errorOf('usia'), lahir: form.errorOf('usia.lahir') }}
      />
    </FormFrame>
  )
}
