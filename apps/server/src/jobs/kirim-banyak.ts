import pLimit from 'p-limit'
import { takeBanyakSurat } from '../features/surat/surat.store.ts'
import { SMTP_CONNECTIONS } from '../outside/kotak-surat-smtp.ts'
import type { JobDeps } from './job-deps.ts'
import { handOver } from './kirim-surat.ts'
import { noteTogether } from './note-together.ts'

/** A mail is not begun later than this after its job was fetched: with its own attempt it still ends before the job does. */
const BEGIN_MS = 45_000

type HasilKirim = {
  /** Where another try is worth it, by the mail's id. */
  failed: Map<string, Error>
  /** For which there was no time. */
  left: string[]
}

/**
 * Sends many mails, those that still are to be sent, and tells how they fared. They are begun by one statement and noted
 * by few; of all that this process sends only so many are under way at once as the mail server is asked to bear, so
 * that one whose answer takes long holds up no other.
 */
export function kirimBanyak(deps: JobDeps): (surat_ids: string[], signal: AbortSignal) => Promise<HasilKirim> {
  const { db, clock } = deps
  const limit = pLimit(SMTP_CONNECTIONS)
  return async (surat_ids, signal) => {
    const until = performance.now() + BEGIN_MS
    const failed = new Map<string, Error>()
    const left: string[] = []
    const note = noteTogether(deps, signal)
    const tugas = await takeBanyakSurat(db, surat_ids, clock())
    await Promise.all(
      tugas.map((one) =>
        limit(async () => {
          if (performance.now() > until) return void left.push(one.surat_id)
          try {
            signal.throwIfAborted()
            if (await handOver(deps, one, signal)) note.add(one.surat_id)
          } catch (error) {
            failed.set(one.surat_id, error as Error)
          }
        }),
      ),
    )
    await note.done()
    return { failed, left }
  }
}
