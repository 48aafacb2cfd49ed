import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import type { Route } from './route.ts'

/** Returns the server's time, so that a device with a wrong clock shows the right days. */
export function routes({ route, clock }: { route: Route; clock: () => Date }): void {
  route(getWaktu, async () => ({ sekarang: clock().toISOString() }))
}
