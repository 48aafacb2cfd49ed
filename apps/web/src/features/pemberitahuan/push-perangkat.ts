import { type KunciPush, LanggananPush } from '@sehati/contract/push/schema'
import { canShowPush, ownSubscription } from '../../lib/push.ts'
import { registerServiceWorker } from '../../lib/service-worker.ts'

/** What this browser allows, and the key with which it has subscribed, in base64url. */
export type PushPerangkat = { izin: NotificationPermission | 'tidakDidukung'; kunci: string | null }
/** The states of the switch. `tidakTersedia`: the service itself sends no pushes. */
export type KeadaanPush = 'tidakDidukung' | 'tidakTersedia' | 'ditolak' | 'mati' | 'menyala'

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

/**
 * It is on where both sides know of it and mean the same key: a browser forgets its subscription with the permission, the server
 * with the session or when the push service has forgotten it.
 */
export function keadaanPush(server: KunciPush, perangkat: PushPerangkat): KeadaanPush {
  if (perangkat.izin === 'tidakDidukung') return 'tidakDidukung'
  if (server.kunci === null) return 'tidakTersedia'
  if (perangkat.izin === 'denied') return 'ditolak'
  return perangkat.izin === 'granted' && server.aktif && perangkat.kunci === server.kunci ? 'menyala' : 'mati'
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
