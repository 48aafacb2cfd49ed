import { jenisPemberitahuan } from './pemberitahuan.schema.ts'
import { isJenisPush, type JenisPush, kelompokOf } from './push.rules.ts'

/** Eight to twelve digits after the country code: an Indonesian mobile number, as digits of E.164. */
const PONSEL = /^628[1-9]\d{7,10}$/

/**
 * The number to which WhatsApp sends: `0812…` and `62812…` as the digits of E.164. Null where it is no Indonesian mobile number,
 * which an account may have.
 */
export function nomorWhatsapp(phone_number: string | null): string | null {
  const nomor = phone_number?.replace(/^(0|62)8/, '628') ?? ''
  return PONSEL.test(nomor) ? nomor : null
}

/** The kinds of notice about schedules. An invitation to rate is none, although a push calls it so. */
export const jenisWhatsapp: readonly JenisPush[] = jenisPemberitahuan.filter(
  (jenis) => isJenisPush(jenis) && kelompokOf[jenis] === 'jadwal' && jenis !== 'undangan_ulasan',
) as JenisPush[]

/** Whether an incoming message is the word that ends a consent, and nothing beside it. */
export const isBerhenti = (text: string): boolean => /^\s*(berhenti|stop)[\s.!]*$/i.test(text)
