import { TextInput } from '@mantine/core'
import { typedJam } from './sesi-draft.rules.ts'

type JamFieldProps = { label: string; value: string; error: boolean; onChange: (jam: string) => void }

/**
 * A time of the day as HH:MM. Plain text, because the browser's own time field follows the language of the browser and
 * asks many people here for AM and PM.
 */
export const JamField = ({ label, value, error, onChange }: JamFieldProps) => (
  <TextInput
    label={label}
    placeholder="09:00"
    inputMode="numeric"
    autoComplete="off"
    maxLength={5}
    className="angka"
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
    onBlur={() => onChange(typedJam(value))}
  />
)
