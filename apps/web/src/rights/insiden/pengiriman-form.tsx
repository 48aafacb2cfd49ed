import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import type { InsidenRinci } from '@sehati/contract/rights/insiden.schema'
import { useState } from 'react'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { useUpdateInsiden } from './insiden.queries.ts'
import { SaatField } from './saat-field.tsx'

/** Notes when the letter to the authority was sent, and the number of its receipt. */
export function PengirimanForm({ insiden, onSaved, onCancel }: InDialog & { insiden: InsidenRinci }) {
  const [dikirim_pada, setDikirim] = useState('')
  const [nomor_bukti, setBukti] = useState(insiden.nomor_bukti ?? '')
  const update = useUpdateInsiden()
  useReportUnsaved(dikirim_pada !== '')
  const form = useSubmit(async () => {
    await update.mutateAsync({ query: { id: insiden.insiden_id }, body: { dikirim_pada, nomor_bukti } })
    onSaved()
  })
  return (
    <FormFrame form={form} kirim={t`Simpan pengiriman`} onCancel={onCancel}>
      <SaatField
        tanggal={t`Dikirim tanggal`}
        jam={t`Dikirim jam`}
        value={dikirim_pada}
        error={false}
        onChange={setDikirim}
      />
      <TextInput
        label={t`Nomor bukti`}
        autoComplete="off"
        required
        value={nomor_bukti}
        onChange={(event) => setBukti(event.currentTarget.value)}
      />
    </FormFrame>
  )
}
