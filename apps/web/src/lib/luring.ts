import type { KonsultasiTampil } from '@sehati/contract/konsultasi/schema'
import { now } from './clock.ts'
import { keepKartu } from './kartu-luring.ts'
import { registerServiceWorker } from './service-worker.ts'

/**
 * Prepares this device for a time without a connection. `mendatang` are the next consultations, soonest first; one that is
 * not approved may not take place, and is not kept.
 */
export function keepForOffline(mendatang: readonly KonsultasiTampil[]): Promise<void> {
  registerServiceWorker()
  return keepKartu(
    mendatang.find(({ status }) => status === 'disetujui'),
    now(),
  )
}
