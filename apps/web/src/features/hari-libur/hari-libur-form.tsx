import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import {
  type HariLibur,
  HariLiburMasukan,
  type HariLiburTersimpan,
  JenisLibur,
} from '@sehati/contract/hari-libur.schema'
import { isianTexts } from '@sehati/contract/texts'
import { Tanggal } from '@sehati/contract/waktu'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { say } from '../../lib/say.ts'
import { zodResolver } from '../../lib/zod-resolver.ts'
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
  const { register, handleSubmit, formState, setError, watch } = useForm<
    z.input<typeof HariLiburMasukan>,
    unknown,
    HariLiburMasukan
  >({
    resolver: zodResolver(HariLiburMasukan),
    defaultValues: {
      tanggal: libur?.tanggal ?? '',
      nama: libur?.nama ?? '',
      jenis: libur?.jenis ?? 'libur kampus',
      buka: libur?.buka ?? false,
    },
  })
  const { errors, isDirty } = formState
  const insert = useInsertHariLibur()
  const update = useUpdateHariLibur()
  const isPending = insert.isPending || update.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const [tanggal, buka] = watch(['tanggal', 'buka'])
  const closes = !buka && Tanggal.safeParse(tanggal).success
  const terdampak = useTerdampak(closes ? tanggal : null)
  const jumlah = closes ? (terdampak.data?.length ?? 0) : 0

  const submit = handleSubmit(async (body) => {
    if (isPending) return
    try {
      onSaved(libur ? await update.mutateAsync({ query: { id: libur.id }, body }) : await insert.mutateAsync({ body }))
    } catch (caught) {
      const failure = caught as ApiError
      if (failure.code === 'HOLIDAY_EXISTS') {
        setError('tanggal', { message: failure.message }, { shouldFocus: true })
        return
      }
      for (const { field, message } of failure.fields) {
        if (field === 'tanggal' || field === 'nama') setError(field, { message })
      }
      showFailure(failure)
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          type="date"
          label={t`Tanggal`}
          required
          data-autofocus
          error={errors.tanggal && (tanggal ? errors.tanggal.message : say(isianTexts.wajib))}
          {...register('tanggal')}
        />
        <TextInput
          label={t`Nama`}
          required
          autoComplete="off"
          maxLength={maxLength.nama_libur}
          error={errors.nama?.message}
          {...register('nama')}
        />
        <NativeSelect
          label={t`Jenis`}
          data={JenisLibur.options.map((jenis) => ({ value: jenis, label: kataJenis(jenis) }))}
          {...register('jenis')}
        />
        <Checkbox
          label={t`Klinik tetap buka`}
          description={t`Tanggal ini tetap dapat dipesan; namanya hanya ditampilkan di kalender.`}
          {...register('buka')}
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
