import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { session, useActor } from './session.ts'

/**
 * What a person began to write and has not sent, by its place. In the memory of this tab alone: private words are written to
 * no storage, and a browser that allows none keeps them all the same. They belong to one account: they are deleted when
 * another one asks, and at a sign-out.
 */
const kept = new Map<string, unknown>()
let owner: number | null = null
session.onEnd((reason) => reason !== 'session_expired' && kept.clear())

const of = (user_id: number) => {
  if (owner !== user_id) kept.clear()
  owner = user_id
  return kept
}

/** The places of forms that are opened again after the login: their pages ask, before the form itself has come. */
export const begunPlaces = {
  balasan: (jadwal_id: number | null) => `balasan:${jadwal_id}`,
  pembatalan: (jadwal_id: number) => `pembatalan:${jadwal_id}`,
  penanganan: (peringatan_id: number) => `penanganan:${peringatan_id}`,
}

export const begun = {
  read: <T>(user_id: number, place: string) => of(user_id).get(place) as T | undefined,
  keep: (user_id: number, place: string, value: unknown): void => void of(user_id).set(place, value),
  remove: (user_id: number, place: string): void => void of(user_id).delete(place),
  /** Whether this tab keeps anything, of any person. */
  isAny: (): boolean => kept.size > 0,
}

/** Whether the session ended while the signed-in person wrote at `place`, as it was when the component appeared. */
export function useIsBegun(place: string): boolean {
  const { user_id } = useActor()
  return useState(() => begun.read(user_id, place) !== undefined)[0]
}

/** Hands back once what was written at `place` when the session ended. */
export function useBegun<T>(place: string): T | undefined {
  const { user_id } = useActor()
  const [found] = useState(() => begun.read<T>(user_id, place))
  useEffect(() => begun.remove(user_id, place), [user_id, place])
  return found
}

/**
 * Keeps what `read` returns if the session ends now: nothing where that is null. A form that is sent or given up has gone by
 * then.
 */
export function useKeepBegun<T>(place: string, read: () => T | null): void {
  const { user_id } = useActor()
  const readNow = useEffectEvent(read)
  useEffect(() => {
    const forget = session.onEnd((reason) => {
      const value = reason === 'session_expired' ? readNow() : null
      if (value !== null) begun.keep(user_id, place, value)
    })
    return () => void forget()
  }, [user_id, place])
}

/** Both for these fields of a form. Never for a password. */
export function useBegunIsian<I extends FieldValues, O>(
  place: string,
  { getValues, setValue, formState }: Pick<UseFormReturn<I, unknown, O>, 'getValues' | 'setValue' | 'formState'>,
  fields: FieldPath<I>[],
): void {
  const { defaultValues } = formState
  const found = useBegun<FieldPathValue<I, FieldPath<I>>[]>(place)
  useKeepBegun(place, () => {
    const values = fields.map((name) => getValues(name))
    return values.some((value, n) => value !== defaultValues?.[fields[n] as FieldPath<I>]) ? values : null
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    for (const [n, value] of (found ?? []).entries()) setValue(fields[n] as FieldPath<I>, value, { shouldDirty: true })
  }, [])
}
