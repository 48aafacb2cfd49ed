import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { daftarTenaga, maxLength } from '@sehati/contract/base/constants'
import { failures } from '@sehati/contract/base/texts'
import { updateProfilTenaga } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { ProfilTenaga, type TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { bilangan } from '../../base/lib/angka.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { showNotice } from '../../base/ui/notice.tsx'

/** What the fields hold: a list is one text, divided by commas. */
const isianOf = (tenaga: TenagaProfesional) => ({
  biografi: tenaga.biografi ?? '',
  topik: tenaga.topik.join(', '),
  bahasa: tenaga.bahasa.join(', '),
  no_str: tenaga.no_str ?? '',
  no_sip: tenaga.no_sip ?? '',
})

type ProfilTenagaFormProps = {
  tenaga: TenagaProfesional
  /** Stores the change and returns the professional as stored: the professional and an admin have a call each. */
  save: (change: ProfilTenaga) => Promise<TenagaProfesional>
  /** Where the form was opened by a button: closes it, after saving too. Else the form stays. */
  onClose?: () => void
}

/** What a professional says of themself, for the patients who choose one. */
export function ProfilTenagaForm({ tenaga, save, onClose }: ProfilTenagaFormProps) {
  const form = useIsian(ProfilTenaga, {
    defaultValues: isianOf(tenaga),
    send: async (change, form) => {
      reset(isianOf(await save(form.changed(change))))
      showNotice('success', { judul: t`Profil profesional tersimpan`, isi: updateProfilTenaga.message })
      onClose?.()
    },
    refuse: () => showNotice('error', { judul: t`Profil profesional belum tersimpan`, isi: failures.profile }),
    alertOf: () => failures.profile,
  })
  useFormDraft(`profil-tenaga:${tenaga.profesional_id}`, form, ['biografi', 'topik', 'bahasa', 'no_str', 'no_sip'])
  const { reset } = form
  const { isDirty, isSubmitting } = form.formState
  const { topik, bahasa } = daftarTenaga
  const [terisi, paling] = [bilangan(form.watch('biografi')?.length ?? 0), bilangan(maxLength.biografi)]

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Textarea
          label={t`Biografi singkat`}
          description={t`Pengalaman dan cara kerja, tanpa data pasien. ${terisi} / ${paling} karakter`}
          rows={5}
          resize="vertical"
          autoFocus={onClose !== undefined}
          {...form.field('biografi')}
        />
        <Textarea
          rows={2}
          resize="vertical"
          label={t`Topik yang ditangani`}
          description={t`Pisahkan dengan koma, paling banyak ${topik.banyak}. Contoh: Cemas, Gangguan tidur`}
          {...form.field('topik')}
        />
        <TextInput
          label={t`Bahasa`}
          description={t`Pisahkan dengan koma, paling banyak ${bahasa.banyak}. Contoh: Indonesia, Jawa, Inggris`}
          {...form.field('bahasa')}
        />
        <TextInput label={t`Nomor STR`} autoComplete="off" {...form.field('no_str')} />
        <TextInput label={t`Nomor SIP atau SIPP`} autoComplete="off" {...form.field('no_sip')} />
        <Group gap="sm">
          <Button type="submit" loading={isSubmitting}>
            <Trans>Simpan profil profesional</Trans>
          </Button>
          {onClose && (
            <Button variant="default" onClick={onClose} disabled={isSubmitting}>
              <Trans>Batal</Trans>
            </Button>
          )}
          {!onClose && isDirty && (
            <Button variant="subtle" onClick={() => reset()} disabled={isSubmitting}>
              <Trans>Urungkan</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
