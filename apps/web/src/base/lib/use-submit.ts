import { type FormEvent, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'
import { takeFilled } from './filled-fields.ts'

/** Refusals that name no field although they concern one. */
const fieldOfCode: Record<string, string> = {
  EMAIL_TAKEN: 'email',
  HOLIDAY_EXISTS: 'tanggal',
  LEAVE_OVERLAP: 'dari',
  TYPE_NAME_TAKEN: 'nama_jenis',
  SPESIALISASI_TAKEN: 'nama_spesialisasi',
}

type Refused = {
  /** Shows the refusal, or acts on it. */
  refuse?: (error: ApiError, isOfField: boolean) => void | Promise<void>
  /** What the form's alert says of a refusal; null where none appears. By default the refusal's own sentence. */
  alertOf?: (error: ApiError, isOfField: boolean) => string | null
}

/**
 * Sends a form, never twice at once, and everything typed stays when it is refused. Each sentence of a refusal stands once:
 * in the form's alert, where its field is only marked, or beside its field. An alert that appears above the form takes the
 * focus from the field.
 */
export function useSubmit<I extends FieldValues, O>(
  form: Pick<UseFormReturn<I, unknown, O>, 'handleSubmit' | 'setError' | 'getValues' | 'setValue'>,
  send: (isian: O) => Promise<void>,
  { refuse, alertOf = ({ message }) => message }: Refused = {},
) {
  const isBusy = useRef(false)
  const submit = form.handleSubmit(async (isian) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await send(isian)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, message } = error
      const own = fieldOfCode[code]
      const fields = own ? [...error.fields, { field: own, message }] : error.fields
      const alertText = alertOf(error, fields.length > 0)
      for (const { field, message } of fields) {
        const mark = message === alertText ? { type: 'inAlert' } : { message }
        form.setError(field as FieldPath<I>, mark, { shouldFocus: true })
      }
      await refuse?.(error, fields.length > 0)
    } finally {
      isBusy.current = false
    }
  })
  return (event?: FormEvent<HTMLFormElement>) => {
    if (event) takeFilled(event.currentTarget, form)
    return submit(event)
  }
}
