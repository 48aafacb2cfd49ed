import type { Db } from '../../base/db/db.ts'
import { UnreadableError } from '../../base/db/seal.ts'
import { WebhookGagal } from '../../base/outside/pengirim-webhook.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { type HasilKiriman, type KirimanWebhook, updateHabis, updateHasil, updateUlangi } from './pengiriman.store.ts'
import { updateGagal } from './webhook.store.ts'

/** The status with which a receiver says that it is gone. */
const GONE = 410

/** A secret that cannot be decrypted is the one other reason why nothing was sent. Throws what is no result, as where the database is away. */
export function hasilOf(error: unknown): HasilKiriman {
  if (error instanceof WebhookGagal) return { http: error.http, ms: error.ms, galat: error.galat }
  if (error instanceof UnreadableError) return { http: null, ms: null, galat: 'rahasia' }
  throw error
}

/** An attempt failed: it is repeated, or given up. Where the receiver is gone, or fails for days, it is switched off and every admin is told. */
export const recordGagal = (db: Db, kiriman: KirimanWebhook, error: unknown, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const hasil = hasilOf(error)
    const { pengiriman_id, webhook_id, percobaan } = kiriman
    const isHilang = hasil.http === GONE
    const waits = !isHilang && (await updateUlangi(tx, pengiriman_id, percobaan, now))
    if (waits) await updateHasil(tx, pengiriman_id, hasil)
    else await updateHabis(tx, kiriman, hasil)
    const mati = await updateGagal(tx, { webhook_id, isHilang }, now)
    if (mati) await insertPeristiwaAdmin(tx, { jenis: 'webhook_berubah', tentang: null }, now)
  })
