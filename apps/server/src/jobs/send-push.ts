import { halamanPush, isMendesak, kelompokOf, ttlPush, tungguTenang } from '@sehati/contract/channel/push.rules'
import { LanggananBerakhir, type LayananPush, PushDitolak } from '../base/outside/layanan-push.ts'
import {
  type KirimanPush,
  removeGagal,
  removeTerkirim,
  takeKiriman,
  updateTunda,
  updateUlangi,
} from '../channel/push/kiriman.store.ts'
import { openLangganan, removeLanggananBerakhir } from '../channel/push/langganan.store.ts'
import type { JobDeps } from './job-deps.ts'
import type { HasilPush } from './push-results.ts'
import type { Queue } from './send-until.ts'

/** A browser that lost so many pushes in a row is removed. */
const LOST_MOST = 10

export type PushDeps = Pick<JobDeps, 'db' | 'clock' | 'seal'> & { layanan: LayananPush; hasil: HasilPush }

/** The queue of pushes, as `sendUntil` works through it. */
export function pushQueue({ db, clock, seal, layanan, hasil }: PushDeps): Queue<KirimanPush> {
  return {
    atOnce: 20,
    batch: 10,
    take: (most) => takeKiriman(db, clock(), most),
    waitsUntil: (kiriman) => tungguTenang({ ...kiriman, mulai: startOf(kiriman) }, clock()),
    async send(kiriman, signal) {
      const { jenis, jadwal_id, level_id } = kiriman
      await layanan.kirim(
        {
          ...openLangganan(seal, kiriman),
          isi: JSON.stringify({ kelompok: kelompokOf[jenis], url: halamanPush(level_id, { jenis, jadwal_id }) }),
          ttl: ttlPush(startOf(kiriman), clock()),
          mendesak: isMendesak(jenis),
        },
        signal,
      )
    },
    async sent(kiriman) {
      await removeTerkirim(db, kiriman)
      hasil.sent += 1
    },
    async failed(kiriman, error) {
      const { kiriman_id, langganan_id, percobaan } = kiriman
      if (error instanceof LanggananBerakhir) {
        hasil.gone += 1
        return removeLanggananBerakhir(db, langganan_id)
      }
      if (!(error instanceof PushDitolak) && (await updateUlangi(db, kiriman_id, percobaan, clock()))) return
      hasil.failed += 1
      await removeGagal(db, kiriman, LOST_MOST)
    },
    postpone: ({ kiriman_id, percobaan }, sejak = clock()) => updateTunda(db, kiriman_id, percobaan, sejak),
  }
}

const startOf = ({ mulai }: KirimanPush): Date | null => (mulai === null ? null : new Date(mulai))
