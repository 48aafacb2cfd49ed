import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { namaZona, type Tanggal, WIB, type Zona } from '@sehati/contract/base/waktu'
import { type Cuti, CutiMasukan } from '@sehati/contract/booking/cuti.schema'
import { hariIni } from '../../base/lib/clock.ts'
import { dateField } from '../../base/lib/date-field.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { inNotice } from '../../base/page/in-notice.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { JamTutupFields } from '../../schedule/ketersediaan/jam-tutup-fields.tsx'
import { useInsertCuti } from './cuti.queries.ts'

type CutiFormProps = {
  /** The zone of the professional's clinic; named where it is not the usual one. */
  zona: Zona
  onSaved: (cuti: Cuti) => void
  onCancel: () => void
}

/** Takes leave: from, to, all day or some hours, and a note that only the professional reads. */
export function CutiForm({ zona, onSaved, onCancel }: CutiFormProps) {
  const nama = namaZona(zona)
  const today: Tanggal = hariIni()
  const insert = useInsertCuti()
  const form = useIsian(CutiMasukan, {
    defaultValues: { dari: '', sampai: '', jam_dari: null, jam_sampai: null, catatan: '' },
    send: async (body) => onSaved(await insert.mutateAsync({ body: { ...body, catatan: body.catatan || null } })),
    ...inNotice,
  })
  useFormDraft('cuti', form, ['catatan'])
  const { isSubmitted, errors } = form.formState
  const [dari, sampai] = form.watch(['dari', 'sampai'])

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Columns two="xs">
          <TextInput label={t`Dari tanggal`} data-autofocus {...dateField(form.field('dari'), dari)} />
          <TextInput label={t`Sampai tanggal`} min={dari || today} {...dateField(form.field('sampai'), sampai)} />
        </Columns>
        <JamTutupFields
          awal={{}}
          label={t`Tutup sebagian hari`}
          description={[
            t`Anda hanya tidak melayani pada jam tertentu, setiap tanggal cuti ini.`,
            zona !== WIB && t`Jam dalam ${nama}.`,
          ]
            .filter(Boolean)
            .join(' ')}
          errors={{ dari: errors.jam_dari?.message ?? false, sampai: errors.jam_sampai?.message ?? false }}
          onChange={({ jam_dari, jam_sampai }) => {
            form.setValue('jam_dari', jam_dari, { shouldDirty: true, shouldValidate: isSubmitted })
            form.setValue('jam_sampai', jam_sampai, { shouldDirty: true, shouldValidate: isSubmitted })
          }}
        />
        <TextInput
          label={t`Catatan`}
          description={t`Hanya Anda yang membacanya.`}
          autoComplete="off"
          {...form.field('catatan')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={insert.isPending}>
            <Trans>Simpan cuti</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
