import { useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { memory } from './draft.ts'
import { useActor } from './session.ts'
import { useDraft } from './use-draft.ts'

/** The places of forms that are opened again after the login: their pages ask, before the form itself has come. */
export const draftPlaces = {
  balasan: (jadwal_id: number | null) => `balasan:${jadwal_id}`,
  pembatalan: (jadwal_id: number) => `pembatalan:${jadwal_id}`,
  penanganan: (peringatan_id: number) => `penanganan:${peringatan_id}`,
}

/** Whether the session ended while the signed-in person wrote at `place`, as it was when the component appeared. */
export function useHasDraft(place: string): boolean {
  const { user_id } = useActor()
  return useState(() => memory.find(user_id, place) !== null)[0]
}

/** A draft of these fields of a form. Never of a password. */
export function useFormDraft<I extends FieldValues, O>(
  place: string,
  { getValues, setValue, formState }: Pick<UseFormReturn<I, unknown, O>, 'getValues' | 'setValue' | 'formState'>,
  fields: FieldPath<I>[],
): void {
  const { defaultValues } = formState
  useDraft<FieldPathValue<I, FieldPath<I>>[]>(place, {
    read: () => {
      const values = fields.map((name) => getValues(name))
      return values.some((value, n) => value !== defaultValues?.[fields[n] as FieldPath<I>]) ? values : null
    },
    onFound: (values) => {
      for (const [n, value] of values.entries()) setValue(fields[n] as FieldPath<I>, value, { shouldDirty: true })
    },
  })
}
