import type { Db } from '../../db/db.ts'
import type { News } from '../../db/news.ts'
import type { Caller } from '../../http/authentication.ts'
import { type FoundSession, findSession, isTouchDue, toCaller } from './auth.store.ts'

/** However good the news, nothing is believed for longer than this after it was asked from the database. */
export const CEILING_MS = 30_000
/** Tokens that are remembered; some ten megabytes when there are so many. */
const MOST = 50_000

type Kept = FoundSession & { actor: Caller; readAt: number }

/** How often memory knew, and how often the database was asked. */
export type Lookups = { memory: number; database: number }

type Options = { ceiling?: number; most?: number; lookups?: Lookups }

/**
 * Answers who a token's hash belongs to, from memory where that is as good as asking: while this process is sure to hear
 * of every change, for half a minute after the database was asked. What is not remembered is asked
 * (docs/adr/0016-who-is-asking-from-memory.md).
 */
export function makeActorMemory(
  { db, clock, news }: { db: Db; clock: () => Date; news: Pick<News, 'hear' | 'isSure'> },
  { ceiling = CEILING_MS, most = MOST, lookups = { memory: 0, database: 0 } }: Options = {},
): (token_hash: Buffer) => Promise<Caller | null> {
  /** In the order in which they were read. */
  const kept = new Map<string, Kept>()
  const tokenOf = new Map<number, string>()
  /** Counts what was told: an answer that was under way meanwhile may be older than the news. */
  let told = 0

  function forget(token: string): void {
    const found = kept.get(token)
    if (!found) return
    kept.delete(token)
    tokenOf.delete(found.sesi_id)
  }
  function forgetAll(): void {
    told += 1
    kept.clear()
    tokenOf.clear()
  }

  news.hear({
    listening: forgetAll,
    lost: forgetAll,
    heard(berita) {
      if (berita.jenis === 'luput') forgetAll()
      else if (berita.jenis === 'sesi') {
        told += 1
        forget(tokenOf.get(berita.sesi_id) ?? '')
      } else if (berita.jenis === 'akun' || berita.jenis === 'tenaga') {
        told += 1
        for (const [token, { user_id }] of kept) if (user_id === berita.user_id) forget(token)
      }
    },
  })

  const remembered = (token: string, now: Date): Caller | null => {
    const found = kept.get(token)
    if (!found || !news.isSure() || performance.now() - found.readAt >= ceiling) return null
    return found.endsAt > now.getTime() && !isTouchDue(found, now) ? found.actor : null
  }

  function keep(token: string, found: Kept): void {
    forget(token)
    for (const [oldest, { readAt }] of kept) {
      if (kept.size < most && performance.now() - readAt < ceiling) break
      forget(oldest)
    }
    kept.set(token, found)
    tokenOf.set(found.sesi_id, token)
  }

  return async (token_hash) => {
    const [token, now] = [token_hash.toString('latin1'), clock()]
    const known = remembered(token, now)
    lookups[known ? 'memory' : 'database'] += 1
    if (known) return known
    const [before, readAt] = [told, performance.now()]
    const found = await findSession(db, token_hash, now)
    if (!found) return null
    const actor = toCaller(found)
    // Who is about to become a professional is not remembered as one without a number.
    const isComplete = actor.profesional_id !== null || (actor.level_id !== 2 && actor.level_id !== 3)
    if (told === before && news.isSure() && isComplete && !isTouchDue(found, now))
      keep(token, { ...found, actor, readAt })
    return actor
  }
}
