import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'

/** Two calendar dates, `YYYY-MM-DD`; an empty text is an open end. */
type Span = { dari: string; sampai: string }
type DateSpanProps = Span & { onChange: (change: Partial<Span>) => void }

/** The two fields of a span of dates, for a grid of filters. Says it where the end is before the beginning. */
export const DateSpan = ({ dari, sampai, onChange }: DateSpanProps) => (
  <>
    <TextInput
      type="date"
      label={t`Dari tanggal`}
      max={sampai || undefined}
      value={dari}
      onChange={(event) => onChange({ dari: event.currentTarget.value })}
    />
    <TextInput
      type="date"
      label={t`Sampai tanggal`}
      min={dari || undefined}
      value={sampai}
      error={dari !== '' && sampai !== '' && sampai < dari && t`Tanggal akhir mendahului tanggal awal.`}
      onChange={(event) => onChange({ sampai: event.currentTarget.value })}
    />
  </>
)
