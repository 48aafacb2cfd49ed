import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { now } from './clock.ts'
import { keepKartu } from './kartu-luring.ts'
import { renewPush } from './renew-push.ts'
import { registerServiceWorker } from './service-worker.ts'

/**
 * Prepares this device for a time without a connection, and for pushes. `mendatang` are the next consultations, soonest first; one that is
 * not approved may not take place, and is not kept.
 */
export function keepForOffline(mendatang: readonly KonsultasiTampil[]): Promise<void> {
  registerServiceWorker()
  renewPush().catch(() => null)
  return keepKartu(
    mendatang.find(({ status }) => status === 'disetujui'),
    now(),
  )
}
