import type { Db } from '../base/db/db.ts'
import type { Publish } from '../base/db/publisher.ts'
import type { Seal } from '../base/db/seal.ts'
import type { KotakSurat } from '../base/outside/kotak-surat.ts'
import type { LayananPush } from '../base/outside/layanan-push.ts'
import type { LayananWa } from '../base/outside/layanan-wa.ts'
import type { PengirimWebhook } from '../base/outside/pengirim-webhook.ts'
import type { HasilPush } from './push-results.ts'
import type { Log } from './reporter.ts'
import type { HasilWa } from './whatsapp-results.ts'

export type JobDeps = {
  db: Db
  clock: () => Date
  seal: Seal
  publish: Publish
  kotakSurat: KotakSurat
  /** The public URL of the service, for links in mails; without a slash at its end. */
  alamat: string
  log: Log
  /** Sends pushes, and counts their results; without it, none are sent. */
  push?: { layanan: LayananPush; hasil: HasilPush } | null
  /** Sends WhatsApp messages, and counts their results; without it, none are written or sent. */
  whatsapp?: { layanan: LayananWa; hasil: HasilWa } | null
  /** Sends webhooks; without it, none are sent. */
  webhook?: PengirimWebhook
  /**
   * How long what is under way may take when the process stops, and the pauses of a mail after each attempt; without it, as in
   * production.
   */
  pace?: { stopMs: number; mailMs: number[] }
}
