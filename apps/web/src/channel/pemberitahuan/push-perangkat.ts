import { LanggananPush } from '@sehati/contract/channel/push.schema'
import { registerServiceWorker } from '../../base/lib/service-worker.ts'
import { canShowPush, ownSubscription } from '../push/push.ts'
import type { PushPerangkat } from './keadaan-push.rules.ts'

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export async function readPushPerangkat(): Promise<PushPerangkat> {
  if (!canShowPush()) return { izin: 'tidakDidukung', kunci: null }
  const key = (await ownSubscription())?.options.applicationServerKey
  return { izin: Notification.permission, kunci: key ? base64url(key) : null }
}

/** Asks for the permission and subscribes; null where the person did not allow it. Rejects where the browser cannot. */
export async function subscribePerangkat(kunci: string): Promise<LanggananPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription with another key cannot be changed.
  const former = await pushManager.getSubscription()
  const key = former?.options.applicationServerKey
  if (former && (!key || base64url(key) !== kunci)) await former.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(kunci) })
  return LanggananPush.parse(subscription.toJSON())
}

export const unsubscribePerangkat = async (): Promise<void> => void (await (await ownSubscription())?.unsubscribe())
