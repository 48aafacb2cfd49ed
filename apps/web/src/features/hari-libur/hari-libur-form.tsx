import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import {
  type HariLibur,
  HariLiburMasukan,
  type HariLiburTersimpan,
  JenisLibur,
} from '@sehati/contract/hari-libur/schema'
import { isianTexts } from '@sehati/contract/texts'
import { Tanggal } from '@sehati/contract/waktu'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { say } from '../../lib/say.ts'
import { useIsian } from '../../lib/use-isian.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { showFailure } from '../../ui/notice.tsx'
import { useInsertHariLibur, useTerdampak, useUpdateHariLibur } from './hari-libur.queries.ts'
import { kataJenis } from './hari-libur-table.tsx'

type HariLiburFormProps = {
  /** The one to be changed; null for a new one. */
  libur: HariLibur | null
  onDirty: (isDirty: boolean) => void
  onSaved: (saved: HariLiburTersimpan) => void
  onCancel: () => void
}

/** Adds or changes a holiday; says before saving how many consultations it would strand. */
export function HariLiburForm({ libur, onDirty, onSaved, onCancel }: HariLiburFormProps) {
  const form = useIsian(HariLiburMasukan, {
    tanggal: libur?.tanggal ?? '',
    nama: libur?.nama ?? '',
    jenis: libur?.jenis ?? 'libur kampus',
    buka: libur?.buka ?? false,
  })
  const { isDirty } = form.formState
  const insert = useInsertHariLibur()
  const update = useUpdateHariLibur()
  const isPending = insert.isPending || update.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const [tanggal, buka] = form.watch(['tanggal', 'buka'])
  const closes = !buka && Tanggal.safeParse(tanggal).success
  const terdampak = useTerdampak(closes ? tanggal : null)
  const jumlah = closes ? (terdampak.data?.length ?? 0) : 0

  const save = async (body: HariLiburMasukan) =>
    onSaved(libur ? await update.mutateAsync({ query: { id: libur.id }, body }) : await insert.mutateAsync({ body }))
  const submit = useSubmit(form, save, {
    refuse: (error, isOfField) => void (isOfField || showFailure(error)),
    alertOf: () => null,
  })
  const tanggalField = form.field('tanggal')

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          type="date"
          label={t`Tanggal`}
          required
          data-autofocus
          {...tanggalField}
          error={tanggalField.error && (tanggal ? tanggalField.error : say(isianTexts.wajib))}
        />
        <TextInput label={t`Nama`} required autoComplete="off" {...form.field('nama')} />
        <NativeSelect
          label={t`Jenis`}
          data={JenisLibur.options.map((jenis) => ({ value: jenis, label: kataJenis(jenis) }))}
          {...form.field('jenis')}
        />
        <Checkbox
          label={t`Klinik tetap buka`}
          description={t`Tanggal ini tetap dapat dipesan; namanya hanya ditampilkan di kalender.`}
          {...form.field('buka')}
        />
        {jumlah > 0 && (
          <Alert role="status" color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {plural(jumlah, {
              other:
                '# konsultasi sudah dijadwalkan pada tanggal ini. Konsultasi itu tidak berubah dengan sendirinya: hubungi pasiennya, lalu batalkan atau jadwalkan ulang.',
            })}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={isPending}>
            {libur ? t`Simpan` : t`Tambah`}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
