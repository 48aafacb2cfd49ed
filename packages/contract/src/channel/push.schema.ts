import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'

/**
 * `kunci` is the public key (VAPID) with which a browser subscribes, null where this service sends no pushes; `aktif` says
 * whether the session of the caller has a subscription.
 */
export const KunciPush = z.object({ kunci: z.nullable(z.string()), aktif: z.boolean() })
describeSchema(
  KunciPush,
  'The key with which a browser subscribes to pushes, null where none are sent; whether this session has a subscription.',
)
export type KunciPush = z.output<typeof KunciPush>

const MAX_ENDPOINT = 2_000
/** An uncompressed point of P-256, and a secret of 16 bytes, in base64url. */
const POINT = /^B[A-P][\w-]{85}=?$/
const SECRET = /^[\w-]{22}(==)?$/

/** The subscription of a browser, as its `PushSubscription.toJSON()` writes it. */
export const LanggananPush = z.object({
  endpoint: z.string().check(z.maxLength(MAX_ENDPOINT)),
  keys: z.object({ p256dh: z.string().check(z.regex(POINT)), auth: z.string().check(z.regex(SECRET)) }),
})
describeSchema(LanggananPush, 'The subscription of a browser to pushes, as its `PushSubscription.toJSON()` writes it.')
export type LanggananPush = z.output<typeof LanggananPush>
