import { t } from '@lingui/core/macro'
import { type PasswordInputProps, Stack, Text, Textarea, type TextareaProps } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { FormActions } from './form-actions.tsx'
import { FormAlert } from './form-errors.tsx'
import { PasswordField } from './password-field.tsx'

type ReasonFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  refusal: { judul: string; isi: string } | null
  /** What the act does, and who reads the reason. */
  isi: string
  /** The choice above the reason. */
  children: ReactNode
  alasan: TextareaProps
  password: PasswordInputProps
  kirim: string
  onCancel: () => void
}

/** An act that is recorded: why, and the caller's own password again. */
export function ReasonForm({ onSubmit, refusal, isi, children, alasan, password, ...actions }: ReasonFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {refusal && <FormAlert {...refusal} />}
        <Text>{isi}</Text>
        {children}
        <Textarea
          label={t`Alasan`}
          description={t`20 sampai 500 karakter.`}
          required
          autosize
          minRows={3}
          {...alasan}
        />
        <PasswordField label={t`Password`} autoComplete="current-password" {...password} />
        <FormActions {...actions} />
      </Stack>
    </form>
  )
}
