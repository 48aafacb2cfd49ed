import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { typedJam } from './jam.ts'

type JamFieldProps = {
  label: string
  value: string
  error: string | boolean
  /** Why it cannot be changed; null where it can. */
  locked?: string | null
  /** What stands beside it instead of an example. */
  hint?: string
  onChange: (jam: string) => void
}

/**
 * A time of the day as HH:MM. Plain text, because the browser's own time field follows the language of the browser and
 * asks many people here for AM and PM. How it is written stands beside it: a placeholder would look typed already.
 */
export const JamField = ({ label, value, error, locked = null, hint, onChange }: JamFieldProps) => (
  <TextInput
    label={label}
    description={locked ?? hint ?? t`Contoh: 9, 09.30, atau 0930.`}
    inputMode="numeric"
    autoComplete="off"
    className="angka"
    disabled={locked !== null}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
    onBlur={() => value !== typedJam(value) && onChange(typedJam(value))}
  />
)
