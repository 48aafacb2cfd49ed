import { setTimeout as wait } from 'node:timers/promises'
import { updateBanyakTerkirim } from '../features/surat/surat.store.ts'
import type { JobDeps } from './job-deps.ts'

/** How often it is tried to record an accepted mail. */
const NOTE_EVERY_MS = 1_000

/**
 * Records an accepted mail at once, and those that are accepted during a write together. While the database is
 * unreachable the write is retried until the job ends, so that the mail is not sent twice.
 */
export function noteTogether({ db, clock }: Pick<JobDeps, 'db' | 'clock'>, signal: AbortSignal) {
  let gone: string[] = []
  let noting: Promise<void> | null = null
  async function noteAll(): Promise<void> {
    while (gone.length > 0) {
      const these = gone
      gone = []
      try {
        await updateBanyakTerkirim(db, these, clock())
      } catch (error) {
        if (signal.aborted) throw error
        gone = [...these, ...gone]
        await wait(NOTE_EVERY_MS, undefined, { signal }).catch(() => {})
      }
    }
    noting = null
  }
  return {
    add(surat_id: string): void {
      gone.push(surat_id)
      noting ??= noteAll()
      // The caller that awaits `done` receives the error.
      noting.catch(() => {})
    },
    /** Rejects where a mail could not be recorded. */
    done: async (): Promise<void> => noting ?? undefined,
  }
}
