import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { AkunWhatsapp } from '../src/base/outside/layanan-wa.ts'

/** How the API responds: it accepts, refuses with an error code of Meta, responds with a status and no JSON, never, or late. */
export type Treatment =
  | 'accept'
  | 'never'
  | { code: number; status?: number }
  | { status: number }
  | { delayMs: number }

/** The template as Meta approved it. It has no parameters. */
export type Template = { name: string; language: string; text: string }

/** A message as the reference of the Cloud API describes it, with nothing beside it. */
const Message = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().check(z.regex(/^[1-9]\d{7,14}$/)),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string(),
    language: z.strictObject({ code: z.string(), policy: z.literal('deterministic') }),
    components: z.optional(z.array(z.unknown())),
  }),
})

/** An accepted message: what its person reads, and the id that its statuses name. */
type Accepted = { to: string; text: string; wamid: string; body: string }
/** A webhook, and its bytes with the signature of the app. */
type Signed = { raw: string; headers: Record<string, string> }

const errorOf = (code: number) => ({
  error: { message: `(#${code}) refused`, type: 'OAuthException', code, fbtrace_id: randomBytes(8).toString('hex') },
})

/**
 * The Cloud API of WhatsApp on a port of its own: it checks token, sender, recipient and template as the documented one does, and
 * makes signed webhooks. `onSilence`: a message came to which it never responds.
 */
export async function startWhatsappApi(template: Template, onSilence = () => {}) {
  const akun: Omit<AkunWhatsapp, 'origin'> = {
    phoneNumberId: '106540352242922',
    token: `EAAuji${randomBytes(20).toString('hex')}`,
    appSecret: randomBytes(16).toString('hex'),
    verifyToken: randomBytes(16).toString('hex'),
    template: template.name,
    language: template.language,
  }
  const accepted: Accepted[] = []
  /** What the real API would refuse because of the client. */
  const strange: string[] = []
  const treatments = new Map<string, Treatment>()
  const tries = new Map<string, number>()

  const server = createServer((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, code: number, why: string) => {
      strange.push(why)
      send(status, errorOf(code))
    }
    const [, sender] = /^\/v\d+\.0\/(\d+)\/messages$/.exec(request.url ?? '') ?? []
    const body = await json(request).catch(() => null)
    if (request.headers.authorization !== `Bearer ${akun.token}`) return void refuse(401, 190, 'a wrong token')
    if (request.method !== 'POST' || sender !== akun.phoneNumberId) return void refuse(400, 100, `${request.url}`)
    const read = Message.safeParse(body)
    if (!read.success) return void refuse(400, 100, z.prettifyError(read.error))
    const { to } = read.data
    tries.set(to, (tries.get(to) ?? 0) + 1)
    const treatment = treatments.get(to) ?? treatments.get('*') ?? 'accept'
    if (treatment === 'never') return onSilence()
    if (typeof treatment === 'object') {
      if ('code' in treatment) return void send(treatment.status ?? 400, errorOf(treatment.code))
      if ('status' in treatment) return void response.writeHead(treatment.status).end('<html>')
      await wait(treatment.delayMs)
    }
    const { name, language, components = [] } = read.data.template
    if (name !== template.name || language.code !== template.language) return void refuse(404, 132001, name)
    if (components.length > 0) return void refuse(400, 132000, 'parameters')
    const wamid = `wamid.${randomBytes(24).toString('base64')}`
    accepted.push({ to, text: template.text, wamid, body: JSON.stringify(body) })
    send(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: wamid, message_status: 'accepted' }],
    })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (raw: string, secret = akun.appSecret): Signed => ({
    raw,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`,
    },
  })
  const webhook = (value: object, phone_number_id = akun.phoneNumberId): Signed =>
    sign(
      JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [
          {
            id: '102290129340398',
            changes: [
              {
                field: 'messages',
                value: {
                  messaging_product: 'whatsapp',
                  metadata: { display_phone_number: '6281100000000', phone_number_id },
                  ...value,
                },
              },
            ],
          },
        ],
      }),
    )
  const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000))

  return {
    akun: { ...akun, origin },
    accepted,
    strange,
    /** What was accepted for this number. */
    textsTo: (nomor: string) => accepted.filter(({ to }) => to === nomor).map(({ text }) => text),
    triesOf: (nomor: string) => tries.get(nomor) ?? 0,
    /** For one number, or for all that have no treatment of their own. */
    treat: (nomor: string, treatment: Treatment) => void treatments.set(nomor, treatment),
    sign,
    /** The webhook about a message that was accepted. */
    statusOf({ wamid, to }: Accepted, status: 'sent' | 'delivered' | 'read' | { failed: number }, at: Date): Signed {
      const isFailed = typeof status === 'object'
      return webhook({
        statuses: [
          {
            id: wamid,
            status: isFailed ? 'failed' : status,
            timestamp: seconds(at),
            recipient_id: to,
            ...(isFailed ? { errors: [{ code: status.failed, title: 'Refused', message: 'Refused' }] } : {}),
          },
        ],
      })
    },
    /** The webhook about a message of a person; `sender` is the number to which they wrote. */
    messageFrom: (nomor: string, text: string, at: Date, sender?: string): Signed =>
      webhook(
        {
          contacts: [{ profile: { name: 'Kenarinama' }, wa_id: nomor }],
          messages: [
            {
              from: nomor,
              id: `wamid.${randomBytes(9).toString('base64')}`,
              timestamp: seconds(at),
              type: 'text',
              text: { body: text },
            },
          ],
        },
        sender,
      ),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type WhatsappApi = Awaited<ReturnType<typeof startWhatsappApi>>
