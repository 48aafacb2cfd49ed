import { isianTexts } from '@sehati/contract/base/texts'
import { say } from './say.ts'
import type { FieldProps } from './use-isian.ts'

/** The properties of a date that must be there, from its field and what is `typed`: without a date there is no form that could be wrong. */
export const dateField = ({ error, ...field }: FieldProps, typed: string) => ({
  ...field,
  type: 'date' as const,
  required: true,
  error: error && (typed ? error : say(isianTexts.wajib)),
})
