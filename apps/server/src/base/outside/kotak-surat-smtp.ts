import { createTransport } from 'nodemailer'
import { type KotakSurat, type Pengirim, pesanOf, SuratDitolak } from './kotak-surat.ts'

/** The maximum number of mails in flight, each on a separate connection. */
export const SMTP_CONNECTIONS = 3

/**
 * A mail server. `smtps:` is encrypted from the start; `smtp:` becomes encrypted where the server offers it, and must
 * with `?requireTLS=true`.
 */
export function kotakSuratSmtp(url: string, dari: Pengirim): KotakSurat {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: 100,
    // The queue decides about retries.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async kirim(kiriman, signal) {
      try {
        await transport.sendMail({ ...pesanOf(kiriman, dari), signal })
      } catch (error) {
        throw isRefusal(error) ? new SuratDitolak((error as Error).message) : error
      }
    },
    async tutup() {
      transport.close({ force: true })
    },
  }
}

/** A 5xx about this address or this mail. A refused login, greeting or sender is a fault of the configuration: a retry may succeed after an operator corrects it. */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 500 } = error as { code?: string; command?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM' && responseCode >= 500
}
