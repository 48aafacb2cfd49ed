import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

const WORDS = new Set(['text', 'email', 'tel', 'password'])

/**
 * Takes over what a password manager wrote into fields that count as empty: some do it without an event. To be called before a
 * form is checked.
 */
export function takeFilled<I extends FieldValues, O>(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<I, unknown, O>, 'getValues' | 'setValue'>,
): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !WORDS.has(field.type) || field.value === '') continue
    const name = field.name as FieldPath<I>
    if (name && (getValues(name) ?? '') === '') setValue(name, field.value as FieldPathValue<I, FieldPath<I>>)
  }
}
