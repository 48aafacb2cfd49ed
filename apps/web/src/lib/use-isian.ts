import { type DefaultValues, type FieldError, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { zodResolver } from './zod-resolver.ts'

/** What joins an input to its field: name, handlers, and what is wrong with it. */
export type FieldProps = ReturnType<ReturnType<typeof useIsian>['field']>

/** A form whose fields hold what `schema` takes, and whose sending hands on what it gives: `<TextInput {...field('name')} />`. */
export function useIsian<I extends FieldValues, O>(schema: z.ZodType<O, I>, defaultValues: DefaultValues<I>) {
  const form = useForm<I, unknown, O>({ resolver: zodResolver(schema), defaultValues })
  const { register, formState } = form
  const field = (name: FieldPath<I>) => {
    const error = get(formState.errors, name) as FieldError | undefined
    // Without a sentence of its own the field is only marked.
    return { ...register(name), error: error && (error.message || true) }
  }
  return { ...form, field }
}
