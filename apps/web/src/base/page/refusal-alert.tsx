import type { Refusal } from '../lib/use-submit.ts'
import { FormAlert } from '../ui/form-errors.tsx'

/** Why a form was refused, above its fields. */
export const RefusalAlert = ({ refusal, takesFocus }: { refusal: Refusal | null; takesFocus?: boolean }) =>
  refusal && (
    <FormAlert
      key={refusal.key}
      judul={refusal.judul}
      isi={refusal.isi}
      items={refusal.items}
      takesFocus={takesFocus}
    />
  )
