import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'

/**
 * Why a consent ended: the person withdrew it in the profile (`dicabut`) or wrote BERHENTI (`berhenti`), another phone number was
 * saved, the account was closed, or WhatsApp does not deliver to the number.
 */
export const SebabIzinWa = z.enum(['dicabut', 'berhenti', 'nomor_berubah', 'akun_nonaktif', 'tidak_terkirim'])
describeSchema(SebabIzinWa, 'Why a consent to WhatsApp messages ended.')
export type SebabIzinWa = z.output<typeof SebabIzinWa>

/**
 * `tersedia` says whether this service sends WhatsApp messages, `nomor` is the phone number of the account. `sejak` is when the
 * consent that is in force was given, `berakhir` how the last one ended where none is.
 */
export const Whatsapp = z.object({
  tersedia: z.boolean(),
  nomor: z.nullable(z.string()),
  sejak: z.nullable(z.string()),
  berakhir: z.nullable(z.object({ pada: z.string(), sebab: SebabIzinWa })),
})
describeSchema(
  Whatsapp,
  'Whether this service sends WhatsApp messages, the number of the caller, and their consent or how it ended.',
)
export type Whatsapp = z.output<typeof Whatsapp>

/** What Meta sends to verify the address of a webhook. */
export const WebhookQuery = z.object({
  'hub.mode': z.optional(z.string().check(z.maxLength(40))),
  'hub.verify_token': z.optional(z.string().check(z.maxLength(400))),
  'hub.challenge': z.optional(z.string().check(z.maxLength(400))),
})
