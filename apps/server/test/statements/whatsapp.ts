import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Call } from './call.ts'
import { whatsapp } from './clinic.ts'
import { webhookReads, webhookWrites } from './webhook.ts'

const value = (size: number) => ({
  metadata: { phone_number_id: whatsapp.phoneNumberId },
  statuses: Array.from({ length: size }, (_, n) => ({ id: `wamid.${n}`, status: 'delivered' })),
  messages: Array.from({ length: size }, (_, n) => ({
    from: `62812${10_000_000 + n}`,
    timestamp: '1795400000',
    text: { body: 'BERHENTI' },
  })),
})

export const whatsappReads: Record<string, Call> = {
  ...webhookReads,
  getWhatsapp: [1, ({ patient }) => ({ who: patient })],
  verifyWebhookWhatsapp: [
    0,
    () => ({ query: { 'hub.mode': 'subscribe', 'hub.verify_token': whatsapp.verifyToken, 'hub.challenge': '1' } }),
  ],
}

export const whatsappWrites: Record<string, Call> = {
  ...webhookWrites,
  // The number is locked with its account, and the consent is read.
  putWhatsapp: [
    5,
    async ({ make, db }) => {
      const who = await make.person(5)
      await db.rows(sql`update users set phone_number = '081234567890' where user_id = ${who.user_id}`)
      return { who }
    },
  ],
  removeWhatsapp: [2, ({ patient }) => ({ who: patient })],
  // A transaction: who wrote BERHENTI, what was delivered. Failures add one statement for each kind.
  receiveWebhookWhatsapp: [
    4,
    ({ size }) => {
      const body = { entry: [{ changes: [{ value: value(size) }] }] }
      const mac = createHmac('sha256', whatsapp.appSecret).update(JSON.stringify(body)).digest('hex')
      return { body, headers: { 'x-hub-signature-256': `sha256=${mac}` } }
    },
  ],
}
