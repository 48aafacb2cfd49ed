import type { Seal } from '../../base/db/seal.ts'
import type { PesanWebhook } from '../../base/outside/pengirim-webhook.ts'
import type { KirimanWebhook } from './pengiriman.store.ts'
import { tandaOf } from './tanda.ts'
import { openRahasia } from './webhook.store.ts'

type Isi = Pick<KirimanWebhook, 'jenis' | 'terjadi' | 'jadwal_id' | 'status_konsultasi' | 'mulai'>

/** The body: what happened, when, to which consultation, how it stands and when it begins. Of a test, the first two. */
export function isiOf({ jenis, terjadi, jadwal_id, status_konsultasi, mulai }: Isi): string {
  const data = jadwal_id === null ? {} : { jadwal_id, status: status_konsultasi, mulai }
  return JSON.stringify({ type: jenis, timestamp: terjadi, data })
}

/** A delivery as it is sent now. Throws `UnreadableError`. */
export function pesanOf(seal: Seal, kiriman: KirimanWebhook, now: Date): PesanWebhook {
  const isi = isiOf(kiriman)
  return {
    alamat: kiriman.alamat,
    isi,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Sehati-Webhook/1',
      ...tandaOf(openRahasia(seal, kiriman), kiriman.pengiriman_id, isi, now),
    },
  }
}
