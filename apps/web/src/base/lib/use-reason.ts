import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ApiError } from './api-error.ts'
import { useSubmit } from './use-submit.ts'

type PasswordForm = { setError: (name: 'password', error: { message: string }, focus: { shouldFocus: true }) => void }

/** Marks the caller's own password if it was wrong: the sentence of the code is about a password that is to be changed. */
export function markWrongPassword({ setError }: PasswordForm, { code }: ApiError): void {
  if (code === 'PASSWORD_WRONG') setError('password', { message: t`Password tidak sesuai.` }, { shouldFocus: true })
}

/** The title of a refusal. That of too many guesses is about the login. */
export const confirmTitle = ({ code, judul }: ApiError): string =>
  code === 'LOGIN_LOCKED' ? t`Password belum diperiksa` : judul

/** Sends an act that is recorded: its form has a reason and the caller's own password. Returns the props of `ReasonForm`. */
export function useReason<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O> & PasswordForm,
  send: (isian: O) => Promise<void>,
) {
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { isSubmitting } = form.formState
  const act = (isian: O) => {
    setRefusal(null)
    return send(isian)
  }
  const refuse = (error: ApiError, isOfField: boolean) => {
    markWrongPassword(form, error)
    if (!isOfField) setRefusal(error)
  }
  const onSubmit = useSubmit(form, act, { refuse, alertOf: () => null })
  return {
    onSubmit,
    isSending: isSubmitting,
    refusal: refusal && { judul: confirmTitle(refusal), isi: refusal.message },
  }
}
