import { tungguTenang } from '@sehati/contract/push/rules'
import { LEASE_MS, PAUSES_MS } from '../features/push/pauses.ts'
import { updateTidakTerkirim } from '../features/whatsapp/izin.store.ts'
import { putJeda, updateCobaSekarang } from '../features/whatsapp/jeda.store.ts'
import {
  type KirimanWa,
  removeKirimanWa,
  takeKirimanWa,
  updateDiterima,
  updateTunda,
  updateUlangi,
} from '../features/whatsapp/kiriman.store.ts'
import { type LayananWa, WaDitolak } from '../outside/layanan-wa.ts'
import type { HasilWa } from './hasil-wa.ts'
import type { JobDeps } from './job-deps.ts'
import type { Antrean } from './send-until.ts'

export type WaDeps = Pick<JobDeps, 'db' | 'clock' | 'log'> & { layanan: LayananWa; hasil: HasilWa }

/** Takes what is due, so many at most. */
export function takeWa({ db, clock }: WaDeps, most: number): Promise<KirimanWa[]> {
  const now = clock()
  return takeKirimanWa(db, now, new Date(now.getTime() + LEASE_MS), most)
}

/**
 * Sends one message, or lets it wait. Rejects only where the database is away: the message is then due again after its lease, and a
 * person may get it twice.
 */
export async function sendWa(deps: WaDeps, kiriman: KirimanWa, signal: AbortSignal): Promise<void> {
  const { db, clock, layanan, hasil } = deps
  const { kiriman_id, jenis, mulai, zona, nomor } = kiriman
  const now = clock()
  const tenang = tungguTenang({ jenis, mulai: mulai === null ? null : new Date(mulai), zona }, now)
  if (tenang) return updateTunda(db, kiriman_id, tenang)
  let pesan: string
  try {
    pesan = await layanan.kirim(nomor, signal)
  } catch (error) {
    // The process stops: the attempt is repeated by another one.
    if (signal.aborted) return updateTunda(db, kiriman_id, now)
    return fail(deps, kiriman, error)
  }
  hasil.sent += 1
  await updateDiterima(db, kiriman, pesan, now)
}

async function fail(deps: WaDeps, kiriman: KirimanWa, error: unknown): Promise<void> {
  const { db, clock, hasil, log } = deps
  const { kiriman_id, nomor, percobaan } = kiriman
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
    return updateTunda(db, kiriman_id, now)
  }
  const pause = soal === 'pesan' ? undefined : PAUSES_MS[percobaan - 1]
  if (pause !== undefined) return updateUlangi(db, kiriman_id, new Date(now.getTime() + pause))
  hasil.failed += 1
  await removeKirimanWa(db, kiriman_id)
}

/** The queue of WhatsApp messages, as `sendUntil` works through it. */
export function antreanWa(deps: WaDeps): Antrean<KirimanWa> {
  let isTried = false
  return {
    async take(most) {
      if (!isTried) await updateCobaSekarang(deps.db, deps.clock())
      isTried = true
      return takeWa(deps, most)
    },
    send: (kiriman, signal) => sendWa(deps, kiriman, signal),
  }
}
