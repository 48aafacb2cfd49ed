/** Where the Cloud API is reached, and as which sender; how its webhooks are verified. */
export type AkunWhatsapp = {
  /** `https://graph.facebook.com`, or the address of a test. */
  origin: string
  phoneNumberId: string
  token: string
  /** Signs webhooks. */
  appSecret: string
  /** Meta sends it once, to verify the address of the webhook. */
  verifyToken: string
  template: string
  language: string
}

/**
 * What a failure is about: the number, which gets no messages; the account, its token or its template, so that no message leaves;
 * this message alone; or nothing that lasts, so that a retry is worthwhile.
 */
export type SoalWa = 'nomor' | 'akun' | 'pesan' | 'sementara'

/** WhatsApp refused a message. `kode` is the error code of Meta, or the HTTP status where there was none. */
export class WaDitolak extends Error {
  readonly soal: SoalWa
  readonly kode: number
  constructor(soal: SoalWa, kode: number) {
    // What Meta says in words may quote the number.
    super(`WhatsApp refused a message with ${kode}`)
    this.soal = soal
    this.kode = kode
  }
}

/**
 * Sends the one approved template to a number (digits of E.164). Resolves to the id that Meta gave the message once it was accepted,
 * which is not yet delivered. Rejects with `WaDitolak`, else with what should be retried.
 */
export type LayananWa = { kirim(nomor: string, signal: AbortSignal): Promise<string> }
