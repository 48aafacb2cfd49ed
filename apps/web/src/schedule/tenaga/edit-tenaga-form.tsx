import { t } from '@lingui/core/macro'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import type { Spesialisasi } from '@sehati/contract/clinic/spesialisasi.schema'
import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { allInAlert } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { KlinikField } from './klinik-field.tsx'
import { useUpdateTenaga } from './tenaga-admin.queries.ts'
import { TenagaUbahan } from './tenaga-form.rules.ts'

type EditTenagaFormProps = {
  tenaga: TenagaProfesional
  spesialisasi: Spesialisasi[]
  onSaved: () => void
  onCancel: () => void
}

/** What an admin changes about a professional here. */
export function EditTenagaForm({ tenaga, spesialisasi, onSaved, onCancel }: EditTenagaFormProps) {
  const send = useUpdateTenaga()
  const form = useIsian(TenagaUbahan, {
    defaultValues: {
      spesialisasi_id: String(tenaga.spesialisasi_id),
      lokasi: tenaga.lokasi,
      klinik_id: String(tenaga.klinik_id),
    },
    send: async (change, form) => {
      if (!isDirty) return onCancel()
      const { profesional_id, user_id } = tenaga
      const body = { profesional_id, user_id, ...form.changed(change) }
      await send.mutateAsync({ query: { id: profesional_id }, body })
      onSaved()
    },
    alertOf: allInAlert,
  })
  const { isDirty } = form.formState

  return (
    <form onSubmit={form.submit} noValidate aria-label={t`Edit tenaga profesional`}>
      <Stack gap="md" maw="var(--sehati-form)">
        <RefusalAlert refusal={form.refusal} />
        <NativeSelect
          label={t`Spesialisasi`}
          required
          autoFocus
          data={spesialisasi.map((s) => ({ value: String(s.spesialisasi_id), label: s.nama_spesialisasi }))}
          {...form.field('spesialisasi_id')}
        />
        <TextInput label={t`Lokasi`} required autoComplete="off" {...form.field('lokasi')} />
        <KlinikField {...form.field('klinik_id')} />
        <FormActions kirim={t`Simpan`} isSending={send.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
