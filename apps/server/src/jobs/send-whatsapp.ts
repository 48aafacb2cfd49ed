import { tungguTenang } from '@sehati/contract/channel/push.rules'
import { type LayananWa, WaDitolak } from '../base/outside/layanan-wa.ts'
import { updateTidakTerkirim } from '../channel/whatsapp/izin.store.ts'
import { putJeda, updateCobaSekarang } from '../channel/whatsapp/jeda.store.ts'
import {
  type KirimanWa,
  removeKirimanWa,
  takeKirimanWa,
  updateDiterima,
  updateTunda,
  updateUlangi,
} from '../channel/whatsapp/kiriman.store.ts'
import type { JobDeps } from './job-deps.ts'
import type { Queue } from './send-until.ts'
import type { HasilWa } from './whatsapp-results.ts'

export type WaDeps = Pick<JobDeps, 'db' | 'clock' | 'log'> & { layanan: LayananWa; hasil: HasilWa }

/** The queue of WhatsApp messages, as `sendUntil` works through it. */
export function whatsappQueue(deps: WaDeps): Queue<KirimanWa, string> {
  const { db, clock, layanan, hasil } = deps
  let isTried = false
  return {
    atOnce: 20,
    batch: 10,
    async take(most) {
      if (!isTried) await updateCobaSekarang(db, clock())
      isTried = true
      return takeKirimanWa(db, clock(), most)
    },
    waitsUntil: ({ jenis, mulai, zona }) =>
      tungguTenang({ jenis, mulai: mulai === null ? null : new Date(mulai), zona }, clock()),
    send: ({ nomor }, signal) => layanan.kirim(nomor, signal),
    async sent(kiriman, pesan) {
      await updateDiterima(db, kiriman, pesan, clock())
      hasil.sent += 1
    },
    failed: (kiriman, error) => fail(deps, kiriman, error),
    postpone: ({ kiriman_id, percobaan }, sejak = clock()) => updateTunda(db, kiriman_id, percobaan, sejak),
  }
}

async function fail(deps: WaDeps, { kiriman_id, nomor, percobaan }: KirimanWa, error: unknown): Promise<void> {
  const { db, clock, hasil, log } = deps
  const now = clock()
  const soal = error instanceof WaDitolak ? error.soal : 'sementara'
  if (soal === 'nomor') {
    hasil.refused += 1
    // With the consent a trigger removes the message.
    return updateTidakTerkirim(db, [nomor], now)
  }
  if (soal === 'akun') {
    const { kode } = error as WaDitolak
    log.warn({ kode }, 'WhatsApp refuses every message: the token, the template or the account (docs/whatsapp.md)')
    await putJeda(db, kode, now)
    return updateTunda(db, kiriman_id, percobaan, now)
  }
  if (soal !== 'pesan' && (await updateUlangi(db, kiriman_id, percobaan, now))) return
  hasil.failed += 1
  await removeKirimanWa(db, kiriman_id)
}
