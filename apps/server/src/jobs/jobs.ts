import { updateHitungan } from '../care/statistik/hitungan.store.ts'
import { makeFoldJejak } from './fold-jejak.ts'
import type { JobDeps } from './job-deps.ts'
import { recurUntil } from './recurring.ts'
import { relayOnce } from './relay.ts'
import { repeatUntil } from './repeat.ts'
import { makeReporter } from './reporter.ts'
import { mailQueue } from './send-mail.ts'
import { pushQueue } from './send-push.ts'
import { sendUntil } from './send-until.ts'
import { webhookQueue } from './send-webhook.ts'
import { whatsappQueue } from './send-whatsapp.ts'
import { tick } from './tick.ts'

/** How long what is under way may take when the process stops. */
const STOP_MS = 6_000

/**
 * Starts the background work: publishes events, sends mail, pushes, WhatsApp messages and webhooks, reminds, releases holds that ended, escalates and ends requests without an answer, chains the trail, cleans up. It runs in every server process; one of
 * them does each piece of work. While the database is unreachable it waits, and continues when it is back. Returns a
 * function that stops it.
 */
export function startJobs(deps: JobDeps): () => Promise<void> {
  const [stop, end] = [new AbortController(), new AbortController()]
  const [stopping, ending] = [stop.signal, end.signal]
  const until = { stopping, ending }
  const { push, whatsapp, webhook } = deps
  const report = makeReporter(deps.log)
  const running = Promise.all([
    repeatUntil(stopping, () => relayOnce(deps), report),
    // Every read of a count adds the changes that are not folded yet, so there must be few of them.
    repeatUntil(stopping, () => updateHitungan(deps.db), report),
    repeatUntil(stopping, makeFoldJejak(deps), report),
    repeatUntil(stopping, () => tick(deps, report), report),
    recurUntil(until, deps, report),
    sendUntil(until, mailQueue(deps), report),
    push && sendUntil(until, pushQueue({ ...deps, ...push }), report),
    webhook && sendUntil(until, webhookQueue({ ...deps, webhook }), report),
    whatsapp && sendUntil(until, whatsappQueue({ ...deps, ...whatsapp }), report),
  ])

  return async () => {
    stop.abort()
    const timer = setTimeout(() => end.abort(), deps.pace?.stopMs ?? STOP_MS)
    await running.finally(() => clearTimeout(timer))
    await deps.kotakSurat.tutup()
  }
}
