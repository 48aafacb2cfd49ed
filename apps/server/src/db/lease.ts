import { randomUUID } from 'node:crypto'
import type { Berita } from './berita.ts'

/** So often a process tells itself something over its listening connection, to see that it still hears. */
export const BEAT_MS = 1_000
/**
 * So long after it was sent a beat that came back vouches for everything told before it. It is also the longest that
 * anybody has to wait for a process that says nothing any more: such a one has stopped trusting its memory by then.
 */
const LEASE_MS = 2_500

type Question = { missing: Set<string> | null; settle: () => void }

/**
 * What a process may trust itself to have heard, and how it learns that all the others have heard as well. News comes to
 * every listener in the order of the commits, so a beat of one's own that comes back proves that nothing told before
 * it is missing (docs/adr/0016-who-is-asking-from-memory.md). Times are this process's own and never compared with another's.
 */
export function makeLease(say: (berita: Berita) => void) {
  const me = randomUUID()
  const now = () => performance.now()
  let sureUntil = Number.NEGATIVE_INFINITY
  let listeningSince = Number.POSITIVE_INFINITY
  /** The other processes, and when each was heard last. */
  const others = new Map<string, number>()
  const questions = new Map<number, Question>()
  let asked = 0

  const beat = (tanya: number | null = null): Berita => ({ jenis: 'denyut', dari: me, pada: now(), tanya })

  /** Whoever was heard of within a lease may trust its memory: what it has not heard must be waited for. */
  const trusting = () => [...others].filter(([, heardAt]) => heardAt > now() - LEASE_MS).map(([id]) => id)

  function comeBack({ pada, tanya }: Extract<Berita, { jenis: 'denyut' }>): void {
    sureUntil = pada + LEASE_MS
    const question = tanya === null ? undefined : questions.get(tanya)
    // Who listens but for a moment has not heard of everybody yet, and waits the lease out.
    if (!question || listeningSince > now() - LEASE_MS) return
    question.missing = new Set(trusting())
    if (question.missing.size === 0) question.settle()
  }

  return {
    beat,
    listening() {
      listeningSince = now()
    },
    lost() {
      sureUntil = Number.NEGATIVE_INFINITY
      listeningSince = Number.POSITIVE_INFINITY
      others.clear()
    },
    heard(berita: Berita): void {
      if (berita.jenis === 'denyut' && berita.dari === me) comeBack(berita)
      else if (berita.jenis === 'denyut') {
        for (const [id, heardAt] of others) if (heardAt <= now() - LEASE_MS) others.delete(id)
        others.set(berita.dari, now())
        if (berita.tanya !== null) say({ jenis: 'dengar', dari: me, kepada: berita.dari, tanya: berita.tanya })
      } else if (berita.jenis === 'dengar' && berita.kepada === me) {
        const question = questions.get(berita.tanya)
        question?.missing?.delete(berita.dari)
        if (question?.missing?.size === 0) question.settle()
      }
    },
    /** Whether whatever was committed before the last beats has been heard here. */
    isSure: () => now() < sureUntil,
    /**
     * Resolves when every process has heard what was committed before this call, or cannot trust its memory any more:
     * within milliseconds where all can be reached, and within a lease in any case.
     */
    heardByAll: (): Promise<void> =>
      new Promise((resolve) => {
        const number = ++asked
        const settle = () => {
          clearTimeout(timer)
          questions.delete(number)
          resolve()
        }
        const timer = setTimeout(settle, LEASE_MS)
        questions.set(number, { missing: null, settle })
        say(beat(number))
      }),
  }
}
