import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret, as libraries of Standard Webhooks take it. */
export const newRahasia = (): string => PREFIX + randomBytes(32).toString('base64')

/** The headers of Standard Webhooks: the same id at each attempt, the time of the attempt, and the signature of both with the body. */
export function tandaOf(rahasia: string, id: string, isi: string, now: Date): Record<string, string> {
  const at = Math.floor(now.getTime() / 1_000)
  const key = Buffer.from(rahasia.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${isi}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
}
