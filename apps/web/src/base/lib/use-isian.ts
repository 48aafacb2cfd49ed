import { use, useEffect, useId } from 'react'
import { type DefaultValues, type FieldError, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Unsaved } from './unsaved.ts'
import { zodResolver } from './zod-resolver.ts'

/** What joins an input to its field: name, handlers, and what is wrong with it. */
export type FieldProps = ReturnType<ReturnType<typeof useIsian>['field']>

/** A field with an input of its own. Not `a.b` where `a` may be null: to register it makes an object of that null. */
type InputPath<I extends FieldValues, Path extends FieldPath<I> = FieldPath<I>> = Path extends `${infer Head}.${string}`
  ? null extends I[Head]
    ? never
    : Path
  : Path

/**
 * A form whose fields hold what `schema` takes, and whose sending hands on what it gives: `<TextInput {...field('name')} />`.
 * An input that sets its value by itself takes `errorOf` its field.
 */
export function useIsian<I extends FieldValues, O>(schema: z.ZodType<O, I>, defaultValues: DefaultValues<I>) {
  const form = useForm<I, unknown, O>({ resolver: zodResolver(schema), defaultValues })
  const { register, formState, subscribe } = form
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
  const errorOf = (name: FieldPath<I>) => {
    const error = get(formState.errors, name) as FieldError | undefined
    // Without a sentence of its own the field is only marked.
    return error && (error.message || true)
  }
  const field = (name: InputPath<I>) => ({ ...register(name), error: errorOf(name) })
  /** What of a body differs from the values that the form began with. Only that is sent: what another person changed meanwhile stays. */
  const changed = <B extends object>(body: B): Partial<B> => {
    const isChanged = (name: string) =>
      JSON.stringify(get(form.getValues(), name)) !== JSON.stringify(get(formState.defaultValues, name))
    return Object.fromEntries(Object.entries(body).filter(([name]) => isChanged(name))) as Partial<B>
  }
  return { ...form, field, errorOf, changed }
}
