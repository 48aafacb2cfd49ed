import type { GalatWebhook } from '@sehati/contract/channel/webhook.schema'

/** What is sent: the body exactly as it was signed. */
export type PesanWebhook = { alamat: string; headers: Record<string, string>; isi: string }
/** What the receiver responded, and how long it took. */
export type JawabanWebhook = { http: number; ms: number }

/** Hands webhooks to their receivers. Resolves where one responded with 2xx, else rejects with `WebhookGagal`. */
export type PengirimWebhook = {
  kirim(pesan: PesanWebhook, signal: AbortSignal): Promise<JawabanWebhook>
  /** Whether the host of this URL is an address, or a name of this machine, to which nothing is sent. A name is resolved at each attempt. */
  isTertutup(alamat: string): boolean
}

/** An attempt failed. It names no address: that may have a secret in it. */
export class WebhookGagal extends Error {
  readonly galat: GalatWebhook
  readonly http: number | null
  readonly ms: number
  constructor(galat: GalatWebhook, ms: number, http: number | null = null) {
    super(`the receiver of a webhook failed (${galat})`)
    this.galat = galat
    this.http = http
    this.ms = ms
  }
}
