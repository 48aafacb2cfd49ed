import { encryptNotification, type PushSubscription, vapidHeaders } from '@block65/webcrypto-web-push'
import { LanggananBerakhir, type LayananPush, PushDitolak } from './layanan-push.ts'
import type { Vapid } from './vapid.ts'

const ATTEMPT_MS = 10_000
/** What no retry changes: the message is malformed or too large. */
const REFUSED = [400, 413]

/**
 * The push services of browsers (RFC 8030): a message is encrypted for its browser (RFC 8291) and signed as coming from this service
 * (RFC 8292). A redirect is not followed: a push service has none, and it could lead into the own network.
 */
export const layananPushWeb = (vapid: Vapid, limit = () => AbortSignal.timeout(ATTEMPT_MS)): LayananPush => ({
  async kirim({ endpoint, keys, isi, ttl, mendesak }, signal) {
    const subscription: PushSubscription = { endpoint, keys, expirationTime: null }
    const body = await encryptNotification(subscription, new TextEncoder().encode(isi))
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...(await signature(subscription, vapid)),
        ttl: String(ttl),
        urgency: mendesak ? 'high' : 'normal',
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit()]),
    })
    await response.body?.cancel()
    if (response.ok) return
    // The address is a secret of the browser: the error names the status alone.
    const said = `the push service responded with ${response.status}`
    if (response.status === 404 || response.status === 410) throw new LanggananBerakhir(said)
    throw REFUSED.includes(response.status) ? new PushDitolak(said) : new Error(said)
  },
})

/** The library signs for https alone, as the RFC has it. An address of another scheme is that of a test (`PUSH_ORIGINS`). */
async function signature(subscription: PushSubscription, vapid: Vapid): Promise<Record<string, string>> {
  const endpoint = subscription.endpoint.replace(/^http:/, 'https:')
  return (await vapidHeaders({ ...subscription, endpoint }, vapid)).headers
}
