import { setTimeout as wait } from 'node:timers/promises'
import { updateBanyakTerkirim } from '../features/surat/surat.store.ts'
import type { JobDeps } from './job-deps.ts'

/** So often it is tried to note what is the other side's. */
const NOTE_EVERY_MS = 1_000

/**
 * Notes at once what has gone, and together what goes while a note is being written. While the database is away a note
 * is not given up as long as this job lasts, lest the mail go out twice.
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
      // Whoever waits for `done` hears of it.
      noting.catch(() => {})
    },
    /** Rejects where something is not noted. */
    done: async (): Promise<void> => noting ?? undefined,
  }
}
