import { type FormEvent, use, useEffect, useId } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { takeFilled } from './filled-fields.ts'
import { Unsaved } from './unsaved.ts'
import { type Refused, useSending } from './use-submit.ts'
import { zodResolver } from './zod-resolver.ts'

/** Refusals that name no field although they concern one, where the form has it. */
const fieldOfCode: Record<string, string> = {
  EMAIL_TAKEN: 'email',
  HOLIDAY_EXISTS: 'tanggal',
  LEAVE_OVERLAP: 'dari',
  TYPE_NAME_TAKEN: 'nama_jenis',
  SPESIALISASI_TAKEN: 'nama_spesialisasi',
  CLINIC_NAME_TAKEN: 'nama',
  CLINIC_IN_USE: 'zona',
  SESSION_TOO_EARLY: 'zona',
  SEMESTER_NAME_TAKEN: 'nama',
  SEMESTER_OVERLAP: 'dari',
  REASON_NAME_TAKEN: 'kata',
}

/** What joins an input to its field: name, handlers, and what is wrong with it. */
export type FieldProps = ReturnType<ReturnType<typeof useIsian>['field']>

/** A field with an input of its own. Not `a.b` where `a` may be null: to register it makes an object of that null. */
type InputPath<I extends FieldValues, Path extends FieldPath<I> = FieldPath<I>> = Path extends `${infer Head}.${string}`
  ? null extends I[Head]
    ? never
    : Path
  : Path

type Form<I extends FieldValues, O> = UseFormReturn<I, unknown, O> & {
  /** What of a body differs from the values that the form began with. Only that is sent: what another person changed meanwhile stays. */
  changed: <B extends object>(body: B) => Partial<B>
}
type Isian<I extends FieldValues, O> = Refused<[form: Form<I, O>]> & {
  defaultValues: DefaultValues<I>
  send: (isian: O, form: Form<I, O>) => Promise<unknown>
}

/** Reports to the dialog or page around a form whether its fields would lose something. */
function useReportFields<I extends FieldValues, O>({ subscribe }: UseFormReturn<I, unknown, O>) {
  const unsaved = use(Unsaved)
  const id = useId()
  useEffect(() => {
    if (!unsaved) return
    // Called within the event that changes a value, before anything is rendered.
    const end = subscribe({
      formState: { isDirty: true, values: true },
      callback: ({ isDirty }) => void (isDirty ? unsaved.add(id) : unsaved.delete(id)),
    })
    return () => {
      end()
      unsaved.delete(id)
    }
  }, [unsaved, id, subscribe])
}

/**
 * A form whose fields hold what `schema` takes, and that sends what it gives:
 * `<form onSubmit={form.submit} noValidate>`, `<TextInput {...form.field('name')} />`. An input that sets its value by itself
 * takes `errorOf` its field, and `set`.
 */
export function useIsian<I extends FieldValues, O>(
  schema: z.ZodMiniType<O, I>,
  { defaultValues, send, refuse, ...refused }: Isian<I, O>,
) {
  const fields = useForm<I, unknown, O>({ resolver: zodResolver(schema), defaultValues })
  const { register, formState, getValues, setError, handleSubmit } = fields
  useReportFields(fields)
  const changed = <B extends object>(body: B): Partial<B> => {
    const isChanged = (name: string) =>
      JSON.stringify(get(getValues(), name)) !== JSON.stringify(get(formState.defaultValues, name))
    return Object.fromEntries(Object.entries(body).filter(([name]) => isChanged(name))) as Partial<B>
  }
  const form: Form<I, O> = { ...fields, changed }

  const errorOf = (name: FieldPath<I>) => {
    const error = get(formState.errors, name) as FieldError | undefined
    // Without a sentence of its own the field is only marked.
    return error && (error.message || true)
  }
  const field = (name: InputPath<I>) => ({ ...register(name), error: errorOf(name) })
  /** Sets what no input was typed into: it counts as typed, and is judged again once the form was sent. */
  const set = (values: Partial<I>) => {
    for (const [name, value] of Object.entries(values)) {
      const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
      fields.setValue(name as FieldPath<I>, value as never, how)
    }
  }

  const { run, refusal, isSending } = useSending(
    { ...refused, refuse: (error, isOfField) => refuse?.(error, isOfField, form) },
    {
      of: ({ code, message, fields }) => {
        const field = fieldOfCode[code]
        return field !== undefined && field in getValues() ? [...fields, { field, message }] : fields
      },
      mark: (name, message) =>
        setError(name as FieldPath<I>, message === null ? { type: 'inAlert' } : { message }, { shouldFocus: true }),
    },
  )
  /** For the form's `onSubmit`; without an event where a part of another form is sent. */
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    const element = event?.currentTarget
    if (element) takeFilled(element, fields)
    return handleSubmit((isian) => run(() => send(isian, form), element))(event)
  }
  return { ...form, field, set, errorOf, submit, refusal, isSending }
}
