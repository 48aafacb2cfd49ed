import { t } from '@lingui/core/macro'
import type { ApiError } from './api-error.ts'

type PasswordForm = { setError: (name: 'password', error: { message: string }, focus: { shouldFocus: true }) => void }

/** The title of a refusal. That of too many guesses is about the login. */
const confirmTitle = ({ code, judul }: ApiError): string =>
  code === 'LOGIN_LOCKED' ? t`Password belum diperiksa` : judul

/**
 * For a form whose act is recorded: it has the caller's own password, which is marked if it was wrong. The sentence of that code
 * is about a password that is to be changed.
 */
export const recorded = {
  alertOf: (error: ApiError, isOfField: boolean) =>
    isOfField ? null : { judul: confirmTitle(error), isi: error.message },
  refuse: ({ code }: ApiError, _isOfField: boolean, { setError }: PasswordForm): void => {
    if (code === 'PASSWORD_WRONG') setError('password', { message: t`Password tidak sesuai.` }, { shouldFocus: true })
  },
}
