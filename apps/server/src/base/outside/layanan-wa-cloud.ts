import * as z from 'zod/mini'
import { soalOf } from './galat-wa.ts'
import { type AkunWhatsapp, type LayananWa, WaDitolak } from './layanan-wa.ts'

export const META_ORIGIN = 'https://graph.facebook.com'
/** Meta supports a version for two years, and then serves its calls by the oldest one that it still has. */
const VERSION = 'v24.0'
const ATTEMPT_MS = 10_000
/** The limit of a response, which is some hundred bytes long. */
const RESPONSE_BYTES = 16_384

const Accepted = z.object({ messages: z.tuple([z.object({ id: z.string().check(z.maxLength(500)) })]) })
const Refused = z.object({ error: z.object({ code: z.int() }) })

/** The Cloud API of WhatsApp: one approved template, without parameters. A redirect is not followed. */
export const layananWaCloud = (
  { origin, phoneNumberId, token, template, language }: AkunWhatsapp,
  limit = () => AbortSignal.timeout(ATTEMPT_MS),
): LayananWa => ({
  async kirim(nomor, signal) {
    const response = await fetch(`${origin}/${VERSION}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: nomor,
        type: 'template',
        template: { name: template, language: { policy: 'deterministic', code: language } },
      }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit()]),
    })
    const body = await readJson(response)
    if (response.ok) return Accepted.parse(body).messages[0].id
    const refused = Refused.safeParse(body)
    if (refused.success) throw new WaDitolak(soalOf(refused.data.error.code), refused.data.error.code)
    throw new WaDitolak([401, 403].includes(response.status) ? 'akun' : 'sementara', response.status)
  },
})

/** Null where the body is no JSON, or longer than any of the Cloud API. */
async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > RESPONSE_BYTES) return null
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    return null
  }
}
