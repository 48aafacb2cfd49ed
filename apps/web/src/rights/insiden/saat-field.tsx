import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { isoWib } from '@sehati/contract/base/waktu'
import { hariIni } from '../../base/lib/clock.ts'
import { JamField } from '../../base/lib/jam-field.tsx'
import { Columns } from '../../base/ui/columns.tsx'

/** An instant as the fields hold it: `2026-11-28T10:00` by the clock of Jakarta; empty where there is none. */
export const isianSaat = (at: string | null): string => (at === null ? '' : isoWib(new Date(at)).slice(0, 16))

type SaatFieldProps = {
  /** The names of both fields. */
  tanggal: string
  jam: string
  value: string
  error: string | boolean | undefined
  onChange: (value: string) => void
}

/** A date and a time of the day in Jakarta, which are one instant. */
export function SaatField({ tanggal, jam, value, error, onChange }: SaatFieldProps) {
  const [day = '', time = ''] = value.split('T')
  const change = (one: string, other: string) => onChange(one || other ? `${one}T${other}` : '')
  return (
    <Columns two="xs">
      <TextInput
        type="date"
        label={tanggal}
        max={hariIni()}
        value={day}
        error={error}
        onChange={(event) => change(event.currentTarget.value, time)}
      />
      <JamField
        label={jam}
        hint={t`WIB. Contoh: 9, 09.30, atau 0930.`}
        value={time}
        error={Boolean(error)}
        onChange={(typed) => change(day, typed)}
      />
    </Columns>
  )
}
