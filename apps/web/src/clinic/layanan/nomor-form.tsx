import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { layanan as messages } from '@sehati/contract/clinic/layanan.messages'
import { type NomorDarurat, NomorDaruratMasukan } from '@sehati/contract/clinic/layanan.schema'
import { hariIni } from '../../base/lib/clock.ts'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { JamNomorFields } from './jam-nomor-fields.tsx'

type NomorFormProps = {
  /** The number to be changed; without it, a new one. */
  nomor?: NomorDarurat
  /** Stores the number; a refusal is thrown. */
  save: (nomor: NomorDaruratMasukan) => Promise<void>
  onCancel: () => void
}

/** One emergency number. */
export function NomorForm({ nomor, save, onCancel }: NomorFormProps) {
  const today = hariIni()
  const dilayani = nomor?.dilayani ?? null
  const form = useIsian(NomorDaruratMasukan, {
    defaultValues: {
      label: nomor?.label ?? '',
      label_en: nomor?.label_en ?? '',
      nomor: nomor?.nomor ?? '',
      ext: nomor?.ext ?? '',
      jam: nomor?.jam ?? '',
      dilayani: dilayani && { ...dilayani, dari: dilayani.dari.slice(0, 5), sampai: dilayani.sampai.slice(0, 5) },
      wilayah: nomor?.wilayah ?? '',
      diperiksa: nomor?.diperiksa ?? today,
    },
    send: async (body, form) => {
      if (body.diperiksa > hariIni()) form.setError('diperiksa', { message: say(messages.CHECK_DATE_FUTURE.isi) })
      else await save(body)
    },
    ...inNotice,
  })
  return (
    <FormFrame form={form} kirim={t`Simpan nomor`} onCancel={onCancel}>
      <TextInput label={t`Untuk apa nomor ini`} autoComplete="off" data-autofocus required {...form.field('label')} />
      <TextInput
        label={t`Untuk apa, dalam bahasa Inggris`}
        description={t`Kosong: halaman bahasa Inggris memakai kalimat Indonesia.`}
        autoComplete="off"
        {...form.field('label_en')}
      />
      <Columns two="xs">
        <TextInput label={t`Nomor`} type="tel" autoComplete="off" required {...form.field('nomor')} />
        <TextInput
          label={t`Ekstensi`}
          description={t`Ditekan setelah tersambung.`}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('ext')}
        />
        <TextInput
          label={t`Jam`}
          description={t`Contoh: 24 jam. Kosong: tidak disebut.`}
          autoComplete="off"
          {...form.field('jam')}
        />
        <TextInput
          label={t`Wilayah`}
          description={t`Kosong: tidak disebut.`}
          autoComplete="off"
          {...form.field('wilayah')}
        />
      </Columns>
      <JamNomorFields
        dilayani={form.watch('dilayani')}
        onChange={(dilayani) => form.set({ dilayani })}
        errors={{
          hari: form.errorOf('dilayani.hari'),
          dari: form.errorOf('dilayani.dari'),
          sampai: form.errorOf('dilayani.sampai'),
        }}
      />
      <TextInput
        type="date"
        label={t`Terakhir diperiksa`}
        description={t`Kapan Anda memastikan nomor ini benar.`}
        max={today}
        required
        {...form.field('diperiksa')}
      />
    </FormFrame>
  )
}
