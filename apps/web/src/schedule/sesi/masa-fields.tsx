import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { Tanggal } from '@sehati/contract/base/waktu'
import { isWorkday } from '@sehati/contract/schedule/jendela.rules'
import { Columns } from '../../base/ui/columns.tsx'
import type { MasaDraft } from './masa-draft.rules.ts'

type MasaFieldsProps = {
  value: MasaDraft | undefined
  /** The date that an extra session begins with. */
  tanggal: Tanggal
  /** What is wrong with the dates. */
  error: string | boolean
  onChange: (masa: MasaDraft | undefined) => void
}

/** Whether a session takes place each week, on one date alone, or between dates. */
export function MasaFields({ value, tanggal, error, onChange }: MasaFieldsProps) {
  const choose = (cara: string) => {
    if (cara === 'tanggal') onChange({ cara, tanggal })
    else if (cara === 'rentang') onChange({ cara, dari: '', sampai: '' })
    else onChange(undefined)
  }
  const satu = value?.cara === 'tanggal' ? value.tanggal : ''
  return (
    <>
      <NativeSelect
        size="md"
        label={t`Berlaku`}
        data={[
          { value: '', label: t`Setiap minggu` },
          { value: 'tanggal', label: t`Hanya tanggal tertentu` },
          { value: 'rentang', label: t`Rentang tanggal` },
        ]}
        value={value?.cara ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {value?.cara === 'tanggal' && (
        <TextInput
          type="date"
          label={t`Tanggal`}
          required
          value={value.tanggal}
          error={error}
          onChange={(event) => onChange({ cara: 'tanggal', tanggal: event.currentTarget.value })}
        />
      )}
      {Tanggal.safeParse(satu).success && !isWorkday(satu) && (
        <Text size="sm" role="status">
          <Trans>
            Pasien hanya dapat memesan hari Senin sampai Jumat. Sesi ini tercatat, tetapi tidak dapat dipesan.
          </Trans>
        </Text>
      )}
      {value?.cara === 'rentang' && (
        <Columns two="xs">
          <TextInput
            type="date"
            label={t`Berlaku mulai`}
            description={t`Kosongkan bila sudah berlaku.`}
            value={value.dari}
            max={value.sampai || undefined}
            onChange={(event) => onChange({ ...value, dari: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t`Berlaku sampai`}
            description={t`Kosongkan bila tanpa batas.`}
            value={value.sampai}
            min={value.dari || undefined}
            error={error}
            onChange={(event) => onChange({ ...value, sampai: event.currentTarget.value })}
          />
        </Columns>
      )}
    </>
  )
}
