import type { KunciPush } from '@sehati/contract/channel/push.schema'

/** What this browser allows, and the key with which it has subscribed, in base64url. */
export type PushPerangkat = { izin: NotificationPermission | 'tidakDidukung'; kunci: string | null }
/** The states of the switch. `tidakTersedia`: the service itself sends no pushes. */
export type KeadaanPush = 'tidakDidukung' | 'tidakTersedia' | 'ditolak' | 'mati' | 'menyala'

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
