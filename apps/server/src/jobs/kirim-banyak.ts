import pLimit from 'p-limit'
import { takeBanyakSurat } from '../features/surat/surat.store.ts'
import { SMTP_CONNECTIONS } from '../outside/kotak-surat-smtp.ts'
import type { JobDeps } from './job-deps.ts'
import { handOver } from './kirim-surat.ts'
import { noteTogether } from './note-together.ts'

/** The latest start of a mail after its job was fetched: the attempt then still ends before the job expires. */
const BEGIN_MS = 45_000

type HasilKirim = {
  /** Mails to retry, by their id. */
  failed: Map<string, Error>
  /** Mails for which no time was left. */
  left: string[]
}

/**
 * Sends those of the mails that are still to be sent, and returns the results. One statement starts them and a few
 * record them. The number of mails in flight in this process is limited to what the mail server is meant to bear, and
 * a slow response delays no other mail.
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
