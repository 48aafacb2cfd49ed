/** A message for one browser. `isi` is what its service worker reads; the push service sees only its length, padded. */
type PesanPush = {
  endpoint: string
  keys: { p256dh: string; auth: string }
  isi: string
  /** How long the push service keeps it, in seconds. */
  ttl: number
  /** Wakes a device that saves power. */
  mendesak: boolean
}

/**
 * Hands messages to the push services of browsers. Resolves once a push service has accepted the message. Rejects with
 * `LanggananBerakhir` where the browser gets none any more, with `PushDitolak` where a retry is useless, else with what should be
 * retried.
 */
export type LayananPush = { kirim(pesan: PesanPush, signal: AbortSignal): Promise<void> }

/** The push service has forgotten the subscription. */
export class LanggananBerakhir extends Error {}

/** The push service refused this message for good. */
export class PushDitolak extends Error {}
