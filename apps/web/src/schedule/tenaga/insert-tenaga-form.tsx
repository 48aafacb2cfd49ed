import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { roles } from '@sehati/contract/base/access'
import type { Spesialisasi } from '@sehati/contract/clinic/spesialisasi.schema'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { allInAlert } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { KlinikField } from './klinik-field.tsx'
import { useInsertTenaga } from './tenaga-admin.queries.ts'
import { TenagaBaru } from './tenaga-form.rules.ts'

type InsertTenagaFormProps = InDialog & { candidates: UserTemuan[]; spesialisasi: Spesialisasi[] }

const kata = ({ name, level_id, email, status_user }: UserTemuan) =>
  `${name} (${say(roles[level_id].nama)}, ${email}${status_user === 'nonaktif' ? `, ${say(status_user)}` : ''})`

/** Makes a doctor or psychologist one who can be booked. */
export function InsertTenagaForm({ candidates, spesialisasi, onSaved, onCancel }: InsertTenagaFormProps) {
  const send = useInsertTenaga()
  const form = useIsian(TenagaBaru, {
    defaultValues: {
      user_id: '',
      spesialisasi_id: '',
      lokasi: '',
      klinik_id: '',
    },
    send: async (body) => {
      await send.mutateAsync({ body })
      onSaved()
    },
    alertOf: allInAlert,
  })

  return (
    <FormFrame form={form} kirim={t`Tambah`} onCancel={onCancel}>
      <NativeSelect
        label={t`Pengguna`}
        required
        description={t`Pengguna dengan peran dokter atau psikolog yang belum terdaftar sebagai tenaga profesional.`}
        data={[
          { value: '', label: t`Pilih pengguna` },
          ...candidates.map((user) => ({ value: String(user.user_id), label: kata(user) })),
        ]}
        {...form.field('user_id')}
      />
      {candidates.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          <Trans>
            Semua dokter dan psikolog sudah terdaftar. Tambahkan pengguna dengan peran tersebut di Users terlebih
            dahulu.
          </Trans>
        </Text>
      )}
      <NativeSelect
        label={t`Spesialisasi`}
        required
        data={[
          { value: '', label: t`Pilih spesialisasi` },
          ...spesialisasi.map((s) => ({ value: String(s.spesialisasi_id), label: s.nama_spesialisasi })),
        ]}
        {...form.field('spesialisasi_id')}
      />
      <TextInput label={t`Lokasi`} required autoComplete="off" {...form.field('lokasi')} />
      <KlinikField {...form.field('klinik_id')} />
    </FormFrame>
  )
}
