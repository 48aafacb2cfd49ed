import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { isBerhenti } from '@sehati/contract/channel/whatsapp.rules'
import * as z from 'zod/mini'
import type { Berhenti } from './izin.store.ts'

/** Compares secrets in constant time, also where their lengths differ. */
export const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'))

/** Whether Meta signed these bytes: `X-Hub-Signature-256` is `sha256=` and their HMAC with the secret of the app. */
export const isSigned = (raw: Buffer, signature: string, appSecret: string): boolean =>
  isSame(signature, `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`)

/** A name that Meta gives, which the database compares with its own: PostgreSQL holds no NUL. */
const Name = z.string().check(z.regex(/^[^\0]{1,200}$/))
/** Seconds since 1970, as text. */
const Timestamp = z.string().check(z.regex(/^\d{1,11}$/))
const Status = z.object({
  id: Name,
  status: z.string(),
  errors: z.optional(z.array(z.object({ code: z.int32() }))),
})
const Message = z.object({
  from: Name,
  timestamp: Timestamp,
  text: z.optional(z.object({ body: z.string() })),
  /** A button below the template that a person pressed. */
  button: z.optional(z.object({ text: z.string() })),
})
const Change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z._default(z.array(z.unknown()), []),
    messages: z._default(z.array(z.unknown()), []),
  }),
})
const Webhook = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()) })) })

/** The parts of a webhook that this service uses: messages by the ids of Meta, and numbers that wrote BERHENTI. */
export type Isi = { delivered: string[]; failed: { pesan: string; kode: number }[]; berhenti: Berhenti[] }

/** Those of the parts that have the expected shape; Meta adds kinds of its own, which are left out. */
const fitting = <S extends z.ZodMiniType>(schema: S, parts: readonly unknown[]): z.output<S>[] =>
  parts.flatMap((part) => {
    const read = schema.safeParse(part)
    return read.success ? [read.data] : []
  })

/** Reads a webhook for this sender. No text leaves this function. */
export function readWebhook(json: unknown, phoneNumberId: string): Isi {
  const values = fitting(Webhook, [json])
    .flatMap(({ entry }) => entry.flatMap(({ changes }) => fitting(Change, changes)))
    .map(({ value }) => value)
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId)
  const statuses = values.flatMap((value) => fitting(Status, value.statuses))
  const messages = values.flatMap((value) => fitting(Message, value.messages))
  return {
    delivered: statuses.filter(({ status }) => status === 'delivered' || status === 'read').map(({ id }) => id),
    failed: statuses
      .filter(({ status }) => status === 'failed')
      .map(({ id, errors }) => ({ pesan: id, kode: errors?.[0]?.code ?? 1 })),
    berhenti: messages
      .filter(({ text, button }) => isBerhenti(text?.body ?? button?.text ?? ''))
      .map(({ from, timestamp }) => ({ nomor: from, pada: new Date(Number(timestamp) * 1_000) })),
  }
}
