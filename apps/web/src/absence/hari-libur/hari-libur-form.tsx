import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import {
  type HariLibur,
  HariLiburMasukan,
  type HariLiburTersimpan,
  JenisLibur,
} from '@sehati/contract/absence/hari-libur.schema'
import { JamMasukan, Tanggal } from '@sehati/contract/base/waktu'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { dateField } from '../../base/lib/date-field.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { klinikQuery } from '../../clinic/klinik/klinik-admin.queries.ts'
import { zonaBersama } from '../../schedule/ketersediaan/jam-tutup.ts'
import { JamTutupFields } from '../../schedule/ketersediaan/jam-tutup-fields.tsx'
import { TindakanList } from '../terdampak/tindakan-list.tsx'
import { useTindakan } from '../terdampak/use-tindakan.ts'
import { useInsertHariLibur, useTerdampak, useUpdateHariLibur } from './hari-libur.queries.ts'
import { kataJenis } from './hari-libur-table.tsx'
import { bacaAdmin, pesanLibur } from './terdampak-libur.rules.ts'

type HariLiburFormProps = {
  /** The one to be changed; null for a new one. */
  libur: HariLibur | null
  onSaved: (saved: HariLiburTersimpan) => void
  onCancel: () => void
}

/** Adds or changes a holiday. Lists before saving whom it would strand: they can be moved or cancelled with it. */
export function HariLiburForm({ libur, onSaved, onCancel }: HariLiburFormProps) {
  const insert = useInsertHariLibur()
  const update = useUpdateHariLibur()
  const form = useIsian(HariLiburMasukan, {
    defaultValues: {
      tanggal: libur?.tanggal ?? '',
      nama: libur?.nama ?? '',
      jenis: libur?.jenis ?? 'libur kampus',
      buka: libur?.buka ?? false,
      jam_dari: libur?.jam_dari ?? null,
      jam_sampai: libur?.jam_sampai ?? null,
    },
    send: async (hari) => {
      const { isWrong, penyelesaian } = tindakan.check()
      if (isWrong) return false
      const body = { ...hari, penyelesaian }
      onSaved(libur ? await update.mutateAsync({ query: { id: libur.id }, body }) : await insert.mutateAsync({ body }))
    },
    refuse: (error, isOfField) => {
      if (error.code === 'RESOLUTION_REFUSED') tindakan.refuse(error)
      else if (!isOfField) showFailure(error)
    },
    alertOf: ({ code, message }) => (code === 'RESOLUTION_REFUSED' ? message : null),
  })
  const { errors } = form.formState
  const klinik = useQuery(klinikQuery())
  const hasZones = klinik.data !== undefined && zonaBersama(klinik.data) === null
  const isPending = insert.isPending || update.isPending

  const [tanggal, nama, buka, jam_dari, jam_sampai] = form.watch(['tanggal', 'nama', 'buka', 'jam_dari', 'jam_sampai'])
  const isJam = (jam: string | null | undefined) => !jam || JamMasukan.safeParse(jam).success
  const areHours = jam_dari !== '' && isJam(jam_dari) && isJam(jam_sampai)
  const closes = !buka && Tanggal.safeParse(tanggal).success && areHours
  const jam = buka ? {} : { jam_dari, jam_sampai }
  const terdampak = useTerdampak(closes ? tanggal : null, jam)
  const rows = (closes && terdampak.data) || []
  const tindakan = useTindakan(
    `libur:${libur?.id ?? 'baru'}`,
    rows,
    pesanLibur({ tanggal, nama, ...(areHours && jam) }, rows),
  )
  useReportUnsaved(tindakan.isTouched)

  const proses = plural(tindakan.jumlah, { other: 'proses # konsultasi' })
  const kata = libur ? t`Simpan` : t`Tambah`
  const bukaField = form.field('buka')

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <TextInput label={t`Tanggal`} data-autofocus {...dateField(form.field('tanggal'), tanggal)} />
        <TextInput label={t`Nama`} required autoComplete="off" {...form.field('nama')} />
        <NativeSelect
          label={t`Jenis`}
          data={JenisLibur.options.map((jenis) => ({ value: jenis, label: kataJenis(jenis) }))}
          {...form.field('jenis')}
        />
        <Checkbox
          label={t`Klinik tetap buka`}
          description={t`Tanggal ini tetap dapat dipesan; namanya hanya ditampilkan di kalender.`}
          {...bukaField}
          onChange={(event) => {
            if (event.currentTarget.checked) form.set({ jam_dari: null, jam_sampai: null })
            return bukaField.onChange(event)
          }}
        />
        {!buka && (
          <JamTutupFields
            awal={{ jam_dari, jam_sampai }}
            label={t`Tutup sebagian hari`}
            description={[
              t`Jam lainnya pada tanggal ini tetap dapat dipesan.`,
              hasZones && t`Jam berlaku menurut waktu setempat di setiap klinik.`,
            ]
              .filter(Boolean)
              .join(' ')}
            isOpenEnded
            errors={{ dari: errors.jam_dari?.message ?? false, sampai: errors.jam_sampai?.message ?? false }}
            onChange={form.set}
          />
        )}
        {rows.length > 0 && (
          <>
            <Alert role="status" color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
              {plural(rows.length, {
                other:
                  '# konsultasi sudah dijadwalkan pada tanggal ini. Jadwalkan ulang atau batalkan bersama hari libur ini, atau putuskan nanti.',
              })}
            </Alert>
            <RefusalAlert refusal={form.refusal} />
            <TindakanList
              rows={rows}
              tindakan={tindakan}
              baca={{ ...bacaAdmin, tanpa: tanggal }}
              isPending={isPending}
            />
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={isPending}>
            {tindakan.jumlah > 0 ? t`${kata} dan ${proses}` : kata}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
