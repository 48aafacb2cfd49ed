import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Switch.layer.css'
import { NativeSelect, Stack, Switch } from '@mantine/core'
import { LEPAS_MENIT } from '@sehati/contract/base/constants'
import { Columns } from '../../base/ui/columns.tsx'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { type CadanganDraft, lamaOf } from './cadangan-draft.rules.ts'

type CadanganFieldsProps = {
  value: CadanganDraft | null | undefined
  /** What is wrong with the number. */
  error: string | false
  onChange: (value: CadanganDraft | null) => void
}

/** Whether the places of a session are kept back for urgent visits, and how long before they begin they open for all. */
export function CadanganFields({ value, error, onChange }: CadanganFieldsProps) {
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label={t`Cadangan mendesak`}
        description={t`Tempat sesi ini disimpan untuk keadaan mendesak sampai menjelang waktunya. Yang sudah dipesan tetap berlaku.`}
        checked={Boolean(value)}
        onChange={(event) => onChange(event.currentTarget.checked ? lamaOf(LEPAS_MENIT) : null)}
      />
      {value && (
        <Columns two="xs">
          <DigitsField
            label={t`Dibuka untuk semua`}
            description={t`Sebelum mulai, bila belum terpakai.`}
            maxDigits={5}
            value={value.lama}
            error={error}
            onChange={(event) => onChange({ ...value, lama: event.currentTarget.value })}
          />
          <NativeSelect
            label={t`Satuan`}
            description={t`Dihitung dari waktu mulai.`}
            data={[
              { value: 'menit', label: t`menit` },
              { value: 'jam', label: t`jam` },
            ]}
            value={value.satuan}
            onChange={(event) => onChange({ ...value, satuan: event.currentTarget.value as CadanganDraft['satuan'] })}
          />
        </Columns>
      )}
    </Stack>
  )
}
