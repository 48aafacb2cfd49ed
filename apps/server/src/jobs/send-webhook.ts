import { WEBHOOK_TERBANYAK } from '@sehati/contract/channel/webhook.rules'
import type { JawabanWebhook, PengirimWebhook } from '../base/outside/pengirim-webhook.ts'
import {
  type KirimanWebhook,
  takePengiriman,
  updateDitahan,
  updateTerkirim,
  updateTunda,
} from '../channel/webhook/pengiriman.store.ts'
import { pesanOf } from '../channel/webhook/pesan.ts'
import { recordGagal } from '../channel/webhook/record.act.ts'
import type { JobDeps } from './job-deps.ts'
import type { Queue } from './send-until.ts'

export type WebhookDeps = Pick<JobDeps, 'db' | 'clock' | 'seal'> & { webhook: PengirimWebhook }

/** The queue of webhooks, as `sendUntil` works through it. One that was given up without an attempt has no response. */
export function webhookQueue({ db, clock, seal, webhook }: WebhookDeps): Queue<KirimanWebhook, JawabanWebhook | null> {
  return {
    // One for each webhook that there may be: a receiver that does not respond delays no other.
    atOnce: WEBHOOK_TERBANYAK,
    batch: WEBHOOK_TERBANYAK / 2,
    take: (most) => takePengiriman(db, clock(), most),
    next: async ({ webhook_id }) => (await takePengiriman(db, clock(), 1, webhook_id))[0],
    send: async (kiriman, signal) =>
      (await updateDitahan(db, kiriman)) ? null : webhook.kirim(pesanOf(seal, kiriman, clock()), signal),
    sent: async (kiriman, jawaban) => {
      if (jawaban) await updateTerkirim(db, kiriman, jawaban)
    },
    failed: (kiriman, error) => recordGagal(db, kiriman, error, clock()),
    postpone: ({ pengiriman_id, percobaan }, sejak = clock()) => updateTunda(db, pengiriman_id, percobaan, sejak),
  }
}
