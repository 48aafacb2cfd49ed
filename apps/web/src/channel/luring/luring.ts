import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { now } from '../../base/lib/clock.ts'
import { registerServiceWorker } from '../../base/lib/service-worker.ts'
import { keepKartu } from '../../consultation/konsultasi/kartu-luring.ts'
import { renewPush } from '../push/renew-push.ts'

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
