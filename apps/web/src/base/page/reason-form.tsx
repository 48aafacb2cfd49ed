import { t } from '@lingui/core/macro'
import { Stack, Text, Textarea } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { FieldProps } from '../lib/use-isian.ts'
import type { Refusal } from '../lib/use-submit.ts'
import { FormActions } from '../ui/form-actions.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RefusalAlert } from './refusal-alert.tsx'

type ReasonFormProps = {
  /** Of `useIsian`, with what `recorded` says of a refusal. */
  form: {
    submit: (event: FormEvent<HTMLFormElement>) => void
    refusal: Refusal | null
    formState: { isSubmitting: boolean }
    field: (name: 'alasan' | 'password') => Pick<FieldProps, 'error'>
  }
  /** What the act does, and who reads the reason. */
  isi: string
  /** The choice above the reason. */
  children: ReactNode
  kirim: string
  onCancel: () => void
}

/** An act that is recorded: why, and the caller's own password again. */
export function ReasonForm({ form, isi, children, ...actions }: ReasonFormProps) {
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} />
        <Text>{isi}</Text>
        {children}
        <Textarea
          label={t`Alasan`}
          description={t`20 sampai 500 karakter.`}
          required
          autosize
          minRows={3}
          {...form.field('alasan')}
        />
        <PasswordField label={t`Password`} autoComplete="current-password" {...form.field('password')} />
        <FormActions isSending={form.formState.isSubmitting} {...actions} />
      </Stack>
    </form>
  )
}
