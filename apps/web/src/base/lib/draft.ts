import { deviceCipher, type Sealed } from './device-cipher.ts'
import { deviceStore } from './device-store.ts'
import { session } from './session.ts'

/**
 * Where what a person began to write is kept until it is sent or given up. A draft has a place (`balasan:7`) and one account: no other
 * one gets it, and a sign-out removes it; the end of a session by itself does not. A password is part of none, a BPJS number of none
 * on the device.
 *
 * | shelf | kept in | until |
 * |---|---|---|
 * | `memory` | this tab, readable at once. No storage: private words are written to none, and a browser that allows none keeps them all the same | the tab closes, or another account asks; a sign-out in any tab |
 * | `device` | all tabs of this browser, encrypted. One at a time | 24 hours after it was written, or another account asks; a sign-out |
 *
 * The note of a psychologist is kept by the server while it is typed (`care/rekam/use-draf.ts`), its last words in `memory`.
 */
export type Shelf = {
  find: <T>(user_id: number, place: string) => T | null | Promise<T | null>
  /** Keeps a value; null keeps nothing. */
  keep: (user_id: number, place: string, value: unknown) => void
}

const kept = new Map<string, unknown>()
let owner: number | null = null

const keptOf = (user_id: number) => {
  if (owner !== user_id) kept.clear()
  owner = user_id
  return kept
}

export const memory = {
  find: <T>(user_id: number, place: string) => (keptOf(user_id).get(place) as T | undefined) ?? null,
  keep: (user_id, place, value) =>
    void (value === null ? keptOf(user_id).delete(place) : keptOf(user_id).set(place, value)),
  /** Whether this tab keeps anything, of any person. */
  isUsed: () => kept.size > 0,
} satisfies Shelf & { isUsed: () => boolean }

type Stored = Sealed & { at: number }

const DRAFT = 'draft'
const KEY = 'draft-key'
const MAX_AGE_MS = 24 * 3_600_000
const { seal, open } = deviceCipher(KEY)
const contextOf = (user_id: number) => `draft:${user_id}`

// One after the other, in all tabs: what is written before a removal must not land after it. Without storage, as in some
// private windows, there is no draft; nothing else depends on it.
const inTurn = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await navigator.locks.request(DRAFT, work)
  } catch {
    return null
  }
}

const remove = () => deviceStore.remove([DRAFT, KEY])
/** What is stored. A draft that is too old is deleted. */
const stored = async (): Promise<Stored | null> => {
  const found = await deviceStore.read<Stored>(DRAFT)
  if (!found || Math.abs(Date.now() - found.at) <= MAX_AGE_MS) return found ?? null
  await remove()
  return null
}

export const device = {
  /** A draft that cannot be decrypted is deleted. */
  find: <T>(user_id: number, place: string) =>
    inTurn(async (): Promise<T | null> => {
      const found = await stored()
      if (!found) return null
      try {
        const draft = JSON.parse(new TextDecoder().decode(await open(contextOf(user_id), found)))
        return draft.place === place ? draft.value : null
      } catch {
        await remove()
        return null
      }
    }),
  keep: (user_id, place, value) =>
    void inTurn(async () => {
      if (value === null) return remove()
      const plain = new TextEncoder().encode(JSON.stringify({ place, value }))
      await deviceStore.write(DRAFT, { ...(await seal(contextOf(user_id), plain)), at: Date.now() } satisfies Stored)
    }),
  /** Whether there is a draft, of any person and place. */
  isUsed: async () => (await inTurn(stored)) !== null,
} satisfies Shelf & { isUsed: () => Promise<boolean> }

/** Lets no draft outlive a sign-out or a day, also where no user opens its page again. */
export function guardDrafts(): void {
  session.onEnd((reason) => {
    if (reason !== 'session_expired') kept.clear()
    if (reason === 'logout') void inTurn(remove)
  })
  void inTurn(stored)
}
