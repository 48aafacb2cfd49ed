import { halamanPush, isMendesak, kelompokOf, ttlPush, tungguTenang } from '@sehati/contract/push/rules'
import {
  type KirimanPush,
  removeGagal,
  removeTerkirim,
  takeKiriman,
  updateTunda,
  updateUlangi,
} from '../features/push/kiriman.store.ts'
import { openLangganan, removeLanggananBerakhir } from '../features/push/langganan.store.ts'
import { LEASE_MS, PAUSES_MS } from '../features/push/pauses.ts'
import { LanggananBerakhir, type LayananPush, PushDitolak } from '../outside/layanan-push.ts'
import type { HasilPush } from './hasil-push.ts'
import type { JobDeps } from './job-deps.ts'
import type { Antrean } from './send-until.ts'

/** A browser that lost so many pushes in a row is removed. */
const LOST_MOST = 10

export type PushDeps = Pick<JobDeps, 'db' | 'clock' | 'seal'> & { layanan: LayananPush; hasil: HasilPush }

/** Takes what is due, so many at most. */
export function takePushes({ db, clock }: PushDeps, most: number): Promise<KirimanPush[]> {
  const now = clock()
  return takeKiriman(db, now, new Date(now.getTime() + LEASE_MS), most)
}

/** Sends one push, or lets it wait. Rejects only where the database is away: the push is then due again after its lease. */
export async function sendPush(deps: PushDeps, kiriman: KirimanPush, signal: AbortSignal): Promise<void> {
  const { db, clock, seal, layanan, hasil } = deps
  const { kiriman_id, jenis, jadwal_id, level_id } = kiriman
  const now = clock()
  const mulai = kiriman.mulai === null ? null : new Date(kiriman.mulai)
  const tenang = tungguTenang({ jenis, mulai, zona: kiriman.zona }, now)
  if (tenang) return updateTunda(db, kiriman_id, tenang)
  try {
    await layanan.kirim(
      {
        ...openLangganan(seal, kiriman),
        isi: JSON.stringify({ kelompok: kelompokOf[jenis], url: halamanPush(level_id, { jenis, jadwal_id }) }),
        ttl: ttlPush(mulai, now),
        mendesak: isMendesak(jenis),
      },
      signal,
    )
  } catch (error) {
    // The process stops: the attempt is repeated by another one.
    if (signal.aborted) return updateTunda(db, kiriman_id, now)
    return fail(deps, kiriman, error)
  }
  hasil.sent += 1
  await removeTerkirim(db, kiriman)
}

/** The queue of pushes, as `sendUntil` works through it. */
export const antreanPush = (deps: PushDeps): Antrean<KirimanPush> => ({
  take: (most) => takePushes(deps, most),
  send: (kiriman, signal) => sendPush(deps, kiriman, signal),
})

async function fail({ db, clock, hasil }: PushDeps, kiriman: KirimanPush, error: unknown): Promise<void> {
  if (error instanceof LanggananBerakhir) {
    hasil.gone += 1
    return removeLanggananBerakhir(db, kiriman.langganan_id)
  }
  const pause = error instanceof PushDitolak ? undefined : PAUSES_MS[kiriman.percobaan - 1]
  if (pause !== undefined) return updateUlangi(db, kiriman.kiriman_id, new Date(clock().getTime() + pause))
  hasil.failed += 1
  await removeGagal(db, kiriman, LOST_MOST)
}
