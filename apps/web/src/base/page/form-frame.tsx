import { Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { Refusal } from '../lib/use-submit.ts'
import { FormActions } from '../ui/form-actions.tsx'
import { RefusalAlert } from './refusal-alert.tsx'

type FormFrameProps = {
  /** Of `useIsian` or `useSubmit`. */
  form: {
    submit: (event: FormEvent<HTMLFormElement>) => unknown
    refusal: Refusal | null
    isSending: boolean
  }
  /** The word on the button that sends. */
  kirim: string
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** A form that can be given up: why it was refused, its fields, its buttons. */
export const FormFrame = ({ form, kirim, onCancel, children }: FormFrameProps) => (
  <form onSubmit={form.submit} noValidate>
    <Stack gap="md">
      <RefusalAlert refusal={form.refusal} />
      {children}
      <FormActions kirim={kirim} isSending={form.isSending} onCancel={onCancel} />
    </Stack>
  </form>
)
