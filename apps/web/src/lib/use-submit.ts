import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Refusals that name no field although they concern one. */
const fieldOfCode: Record<string, string> = { EMAIL_TAKEN: 'email', SPESIALISASI_TAKEN: 'nama_spesialisasi' }

/**
 * Sends a form, never twice at once. What a refusal says of a field appears beside it, and everything typed stays;
 * `refuse` tells the rest. An alert that appears above the form takes the focus from the field.
 */
export function useSubmit<I extends FieldValues, O>(
  { handleSubmit, setError }: Pick<UseFormReturn<I, unknown, O>, 'handleSubmit' | 'setError'>,
  send: (isian: O) => Promise<void>,
  refuse?: (error: ApiError, isOfField: boolean) => void | Promise<void>,
) {
  const isBusy = useRef(false)
  return handleSubmit(async (isian) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await send(isian)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, message } = error
      const own = fieldOfCode[code]
      const fields = own ? [...error.fields, { field: own, message }] : error.fields
      for (const { field, message } of fields) setError(field as FieldPath<I>, { message }, { shouldFocus: true })
      await refuse?.(error, fields.length > 0)
    } finally {
      isBusy.current = false
    }
  })
}
