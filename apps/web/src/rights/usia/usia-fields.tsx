import { t } from '@lingui/core/macro'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import type { UsiaDiketik } from './usia-diketik.ts'

type UsiaFieldsProps = {
  value: UsiaDiketik
  onChange: (value: UsiaDiketik) => void
  label?: string
  /** What is wrong with the answer, and with the date. */
  salah?: { dewasa?: string | boolean | undefined; lahir?: string | boolean | undefined }
}

/** Whether a person is 18 or older; the date of birth only of who is not. */
export const UsiaFields = ({ value, onChange, label, salah = {} }: UsiaFieldsProps) => (
  <Stack gap="md">
    <NativeSelect
      label={label ?? t`Apakah Anda sudah berusia 18 tahun atau lebih?`}
      value={value.dewasa}
      error={salah.dewasa}
      onChange={({ currentTarget }) => onChange({ ...value, dewasa: currentTarget.value as UsiaDiketik['dewasa'] })}
      data={[
        { value: '', label: t`Pilih jawaban` },
        { value: 'ya', label: t`Sudah` },
        { value: 'belum', label: t`Belum` },
      ]}
    />
    {value.dewasa === 'belum' && (
      <TextInput
        type="date"
        label={t`Tanggal lahir`}
        description={t`Yang disimpan hanya tanggal ulang tahun ke-18. Sampai hari itu kami memerlukan persetujuan orang tua atau wali.`}
        value={value.lahir}
        error={salah.lahir}
        onChange={({ currentTarget }) => onChange({ ...value, lahir: currentTarget.value })}
      />
    )}
  </Stack>
)
