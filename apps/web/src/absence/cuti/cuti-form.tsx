import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type Cuti, CutiMasukan } from '@sehati/contract/absence/cuti.schema'
import { namaZona, type Tanggal, WIB, type Zona } from '@sehati/contract/base/waktu'
import { useState } from 'react'
import { hariIni } from '../../base/lib/clock.ts'
import { dateField } from '../../base/lib/date-field.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { inNotice } from '../../base/page/in-notice.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { JamTutupFields } from '../../schedule/ketersediaan/jam-tutup-fields.tsx'
import { type Untuk, useInsertCuti } from './cuti.queries.ts'

type CutiFormProps = {
  /** The zone of the professional's clinic; named where it is not the usual one. */
  zona: Zona
  untuk: Untuk
  onSaved: (cuti: Cuti) => void
  onCancel: () => void
}

/** Takes or files leave: from, to, all day or some hours, and a note. Today has a button of its own. */
export function CutiForm({ zona, untuk, onSaved, onCancel }: CutiFormProps) {
  const nama = namaZona(zona)
  const today: Tanggal = hariIni()
  const insert = useInsertCuti(untuk)
  const [jamKe, setJamKe] = useState(0)
  const form = useIsian(CutiMasukan, {
    defaultValues: { dari: '', sampai: '', jam_dari: null, jam_sampai: null, catatan: '' },
    send: async (body) => onSaved(await insert.insert({ ...body, catatan: body.catatan || null })),
    ...inNotice,
  })
  useFormDraft(untuk ? `cuti:${untuk.profesional_id}` : 'cuti', form, ['catatan'])
  const { errors } = form.formState
  const [dari, sampai] = form.watch(['dari', 'sampai'])

  const sakitHariIni = () => {
    form.set({ dari: today, sampai: today, jam_dari: null, jam_sampai: null })
    // The fields of the hours keep their own draft: they begin again.
    setJamKe((before) => before + 1)
  }

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Group>
          <Button variant="light" size="sm" onClick={sakitHariIni}>
            <Trans>Sakit hari ini</Trans>
          </Button>
        </Group>
        <Columns two="xs">
          <TextInput label={t`Dari tanggal`} data-autofocus {...dateField(form.field('dari'), dari)} />
          <TextInput label={t`Sampai tanggal`} min={dari || today} {...dateField(form.field('sampai'), sampai)} />
        </Columns>
        <JamTutupFields
          key={jamKe}
          awal={{}}
          label={t`Tutup sebagian hari`}
          description={[
            untuk
              ? t`Tidak melayani hanya pada jam tertentu, setiap tanggal cuti ini.`
              : t`Anda hanya tidak melayani pada jam tertentu, setiap tanggal cuti ini.`,
            zona !== WIB && t`Jam dalam ${nama}.`,
          ]
            .filter(Boolean)
            .join(' ')}
          errors={{ dari: errors.jam_dari?.message ?? false, sampai: errors.jam_sampai?.message ?? false }}
          onChange={form.set}
        />
        <TextInput
          label={t`Catatan`}
          description={
            untuk
              ? t`Dibaca tenaga profesional ini dan admin. Jangan menulis penyakitnya.`
              : t`Hanya Anda yang membacanya.`
          }
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
