import { putLanggananPush } from '@sehati/contract/channel/push.endpoints'
import { LanggananPush } from '@sehati/contract/channel/push.schema'
import { call } from '../../base/lib/call.ts'
import { ownSubscription } from './push.ts'

/** The mark that the service worker (landing/sw.js) leaves where the browser has changed its subscription by itself. */
const MARK = 'push-berganti'

/**
 * Sends a subscription that the browser has changed to the server: the worker has no token to do it. Without the mark, nothing is
 * requested. After a failure the mark stays for the next time.
 */
export async function renewPush(): Promise<void> {
  if (!('caches' in window) || !(await caches.has(MARK))) return
  const subscription = await ownSubscription()
  if (subscription) await call(putLanggananPush, { body: LanggananPush.parse(subscription.toJSON()) })
  await caches.delete(MARK)
}
