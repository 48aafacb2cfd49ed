import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { MetodeKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { metodeKata } from '../../consultation/konsultasi/konsultasi-labels.ts'

type MetodeFieldProps = {
  /** How the consultation takes place until now, where it is moved. */
  semula?: MetodeKonsultasi
  value: MetodeKonsultasi
  onChange: (metode: MetodeKonsultasi) => void
}

/** Online or in person, of a consultation that is moved or booked for a patient. */
export function MetodeField({ semula, value, onChange }: MetodeFieldProps) {
  const sekarang = metodeKata({ metode_konsultasi: semula ?? value })
  const catatan = value === semula ? t`Dapat diganti tanpa mengganti waktu.` : t`Semula ${sekarang}.`
  return (
    <NativeSelect
      size="md"
      label={t`Metode konsultasi`}
      description={semula && catatan}
      data={MetodeKonsultasi.options.map((one) => ({ value: one, label: metodeKata({ metode_konsultasi: one }) }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as MetodeKonsultasi)}
    />
  )
}
