import { t } from '@lingui/core/macro'
import { Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { insertPermintaanLoket } from '@sehati/contract/rights/permintaan.endpoints'
import { semuaJenisPermintaan } from '@sehati/contract/rights/permintaan.rules'
import { PermintaanLoket } from '@sehati/contract/rights/permintaan.schema'
import { useState } from 'react'
import { now } from '../../base/lib/clock.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { OrangField } from '../../people/user/orang-field.tsx'
import { jenisPermintaanKata } from './kata.ts'
import { useCatatPermintaan } from './permintaan.queries.ts'

/** A request that came at the counter or by letter: its clock began when it arrived. */
export function CatatPermintaanForm({ onSaved, onCancel }: InDialog) {
  const send = useCatatPermintaan()
  const [orang, setOrang] = useState<UserTemuan | null>(null)
  const form = useIsian(PermintaanLoket, {
    defaultValues: { jenis: 'salinan', kanal: 'loket', tanggal: tanggalWib(now()), jam: '', isi: '' },
    send: async (body) => {
      await send.mutateAsync({ body })
      showSuccess(insertPermintaanLoket)
      onSaved()
    },
  })
  return (
    <FormFrame form={form} kirim={t`Catat permintaan`} onCancel={onCancel}>
      <OrangField
        label={t`Pemohon`}
        ganti={(nama) => t`Ganti ${nama}`}
        isOffered={() => true}
        hanya={t`Tidak ada akun yang cocok.`}
        orang={orang}
        error={orang ? undefined : form.formState.errors.user_id?.message}
        onPick={(picked) => {
          setOrang(picked)
          if (picked) form.setValue('user_id', picked.user_id, { shouldValidate: true })
          else form.resetField('user_id')
        }}
      />
      <NativeSelect
        label={t`Jenis permintaan`}
        data={semuaJenisPermintaan.map((value) => ({ value, label: t(jenisPermintaanKata[value].nama) }))}
        {...form.field('jenis')}
      />
      <NativeSelect
        label={t`Diajukan lewat`}
        data={[
          { value: 'loket', label: t`Di loket` },
          { value: 'surat', label: t`Lewat surat` },
        ]}
        {...form.field('kanal')}
      />
      <Group gap="sm" grow>
        <TextInput type="date" label={t`Tanggal diterima`} required {...form.field('tanggal')} />
        <TextInput type="time" label={t`Pukul (WIB)`} required {...form.field('jam')} />
      </Group>
      <Textarea label={t`Isi permintaan`} autosize minRows={3} {...form.field('isi')} />
    </FormFrame>
  )
}
