import { type SyntheticEvent, useRef, useState } from 'react'
import { ApiError, type FieldError } from './api-error.ts'
import { focusFirstError } from './focus-first-error.ts'

type Told = { judul: string; isi: string; items?: string[] }

/** Why a form was refused, as the alert above its fields says it. */
export type Refusal = Told & {
  code: string
  /** A field is marked too. */
  isOfField: boolean
  /** When it came, in milliseconds: the next refusal is another alert. */
  key: number
}

export type Refused<Form extends unknown[] = []> = {
  /**
   * What the alert says, a text under the title of the refusal; null where none appears. By default the sentence of a refusal
   * that stands beside no field.
   */
  alertOf?: (error: ApiError, isOfField: boolean) => Told | string | null
  /** What else follows from a refusal. */
  refuse?: (error: ApiError, isOfField: boolean, ...form: Form) => void | Promise<void>
}

/** For a form whose alert says each refusal, so that the field that it is about is only marked. */
export const allInAlert = ({ message }: ApiError): string => message
const allButFields = ({ message }: ApiError, isOfField: boolean) => (isOfField ? null : message)

type Fields = {
  /** Those that a refusal is about, with the sentence of each. */
  of: (error: ApiError) => FieldError[]
  /** Marks one, with the sentence unless the alert says it. */
  mark: (name: string, message: string | null) => void
}

/**
 * Sends, never twice at once, and everything typed stays when it is refused. Each sentence of a refusal stands once: in the
 * form's alert, where its field is only marked, or beside its field. An alert that appears above the form takes the focus from
 * the field. What is sent resolves to `false` where something is missing: the first field that is marked gets the focus.
 */
export function useSending({ alertOf = allButFields, refuse }: Refused, own?: Fields) {
  const isBusy = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const show = (error: ApiError): boolean => {
    const fields = own?.of(error) ?? []
    const isOfField = fields.length > 0
    const told = alertOf(error, isOfField)
    const alert = typeof told === 'string' ? { judul: error.judul, isi: told } : told
    for (const { field, message } of fields) own?.mark(field, message === alert?.isi ? null : message)
    setRefusal(alert && { ...alert, code: error.code, isOfField, key: Date.now() })
    return isOfField
  }
  /** `element`: the form, or something within it. */
  const run = async (send: () => Promise<unknown>, element: Element | undefined) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setRefusal(null)
    try {
      if ((await send()) === false) focusFirstError(element?.closest<HTMLElement>('form, dialog') ?? null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isOfField = show(error)
      await refuse?.(error, isOfField)
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }
  return { run, refusal, isSending }
}

/** The sending of a form that holds its values by itself; one with fields is `useIsian`. `submit` is for its `onSubmit`, or its button. */
export function useSubmit(send: () => Promise<unknown>, refused: Refused = {}) {
  const { run, refusal, isSending } = useSending(refused)
  const submit = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    void run(send, event.currentTarget)
  }
  return { submit, refusal, isSending }
}
