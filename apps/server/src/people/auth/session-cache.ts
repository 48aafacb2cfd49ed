import { isProfessional } from '@sehati/contract/base/access'
import type { Db } from '../../base/db/db.ts'
import { GAP } from '../../base/db/db-event.ts'
import type { EventStream } from '../../base/db/event-stream.ts'
import type { Caller, Session } from '../../base/http/authentication.ts'
import { type FoundSession, findSession, isTouchDue, toSession } from './auth.store.ts'

/** An entry is used for this long after it was read: the longest time that a lost notification can matter. */
export const MAX_AGE_MS = 5_000
/** The maximum number of entries: some ten megabytes. */
const MAX_ENTRIES = 50_000

type Entry = FoundSession & { actor: Session; readAt: number }

/** How many requests found their session in the cache, and how many read it from the database. */
export type Lookups = { memory: number; database: number }

type Options = { maxAge?: number; maxEntries?: number; lookups?: Lookups; now?: () => number }

export type SessionCache = {
  /** The caller to whom a token's hash belongs, or null. */
  find: (token_hash: Buffer) => Promise<Session | null>
  /** Empties the cache of this process: to be called after the commit that ended sessions or changed rights. */
  clear: () => void
}

/**
 * Caches the caller of a token's hash. A NOTIFY of an ended session or a changed account removes the entry in every
 * process; losing the connection that receives them empties the cache (docs/adr/0033-processor-time.md).
 */
export function makeSessionCache(
  { db, clock, events }: { db: Db; clock: () => Date; events: Pick<EventStream, 'subscribe' | 'isListening'> },
  {
    maxAge = MAX_AGE_MS,
    maxEntries = MAX_ENTRIES,
    lookups = { memory: 0, database: 0 },
    now = () => performance.now(),
  }: Options = {},
): SessionCache {
  /** In the order in which they were read. */
  const entries = new Map<string, Entry>()
  const tokenOf = new Map<number, string>()
  /** Counts removals: a read that began before one may have seen the older state, and is not kept. */
  let removals = 0

  function remove(token: string): void {
    const found = entries.get(token)
    if (!found) return
    entries.delete(token)
    tokenOf.delete(found.sesi_id)
  }
  function clear(): void {
    removals += 1
    entries.clear()
    tokenOf.clear()
  }

  events.subscribe({
    listening: clear,
    lost: clear,
    received(event) {
      if (event.jenis === GAP) clear()
      else if (event.jenis === 'sesi') {
        removals += 1
        remove(tokenOf.get(event.sesi_id) ?? '')
      } else if (event.jenis === 'akun' || event.jenis === 'tenaga' || event.jenis === 'tugas') {
        removals += 1
        for (const [token, { user_id }] of entries) if (user_id === event.user_id) remove(token)
      }
    },
  })

  const isFresh = ({ readAt }: Entry) => now() - readAt < maxAge

  function cached(token: string, at: Date): Session | null {
    const found = entries.get(token)
    if (!found || !isFresh(found)) return null
    return found.endsAt > at.getTime() && !isTouchDue(found, at) ? found.actor : null
  }

  function keep(token: string, found: Entry): void {
    remove(token)
    for (const [oldest, entry] of entries) {
      if (entries.size < maxEntries && isFresh(entry)) break
      remove(oldest)
    }
    entries.set(token, found)
    tokenOf.set(found.sesi_id, token)
  }

  return {
    clear,
    async find(token_hash) {
      const [token, at] = [token_hash.toString('latin1'), clock()]
      const known = cached(token, at)
      lookups[known ? 'memory' : 'database'] += 1
      if (known) return known
      const [before, readAt] = [removals, now()]
      const found = await findSession(db, token_hash, at)
      if (!found) return null
      const actor = toSession(found)
      const isCurrent = removals === before && events.isListening()
      if (isCurrent && !isAboutToGainRights(actor) && !isTouchDue(found, at)) keep(token, { ...found, actor, readAt })
      return actor
    },
  }
}

/** A new right counts at once in every process, because the lack of it is never cached. */
const isAboutToGainRights = ({ level_id, profesional_id, mustChoosePassword, mustEnrol }: Caller): boolean =>
  mustChoosePassword || mustEnrol || (profesional_id === null && isProfessional(level_id))
