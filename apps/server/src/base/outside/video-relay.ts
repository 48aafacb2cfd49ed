import { createHmac } from 'node:crypto'
import { isoWib } from '@sehati/contract/base/waktu'
import type { Turn } from '@sehati/contract/talk/bilik.schema'

/** The TURN relay of the clinic: its URLs, the secret that it shares with this service, and whether pages may use no direct path. */
export type VideoRelay = { urls: string[]; secret: string; hanyaRelay: boolean }

/**
 * A name for the relay and its log, which says neither who a person is nor which consultation it is: the same for the same subject,
 * so that the relay can limit what one seat uses.
 */
const nameOf = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(`sehati ${subject}`).digest('base64url').slice(0, 22)

/**
 * A credential as the REST API of coturn wants it (`use-auth-secret`): the relay computes the password again and needs no list of
 * users. The relay compares the end with its own clock: `at` is the true time, also where the service has another one.
 */
export function turnCredential(
  { urls, secret, hanyaRelay }: VideoRelay,
  { subject, minutes }: { subject: string; minutes: number },
  at: Date = new Date(),
): Turn {
  const end = Math.floor(at.getTime() / 1_000) + minutes * 60
  const username = `${end}:${nameOf(secret, subject)}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return { urls, username, credential, sampai: isoWib(new Date(end * 1_000)), hanya_relay: hanyaRelay }
}
