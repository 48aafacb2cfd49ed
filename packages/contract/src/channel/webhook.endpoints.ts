import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { PageQuery } from '../base/page.schema.ts'
import {
  Pengiriman,
  PengirimanDiulang,
  PengirimanPage,
  PengirimanRentang,
  PengirimanUlang,
  Webhook,
  WebhookDibuat,
  WebhookMasukan,
  WebhookRahasia,
  WebhookUbahan,
  WebhookUji,
} from './webhook.schema.ts'

const path = '/api/admin/webhook'

export const listWebhook = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The webhooks, the oldest first. Their secrets are never part of a list.',
  data: z.array(Webhook),
})

export const insertWebhook = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Add a webhook after the own password. The response alone has its secret. Every admin is told.',
  body: WebhookMasukan,
  data: WebhookDibuat,
  success: 201,
  message: 'Webhook ditambahkan.',
  errors: ['WEBHOOK_PRIVATE', 'WEBHOOK_MOST', 'WEBHOOK_EXISTS', 'PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED'],
  event: 'webhook.insert',
})

export const updateWebhook = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Change the address of a webhook, after the own password, or what it is told of, or switch it on or off. What waited while it was off is sent once it is on. Every admin is told.',
  body: WebhookUbahan,
  data: Webhook,
  message: 'Webhook tersimpan.',
  errors: ['NOT_FOUND', 'WEBHOOK_PRIVATE', 'WEBHOOK_EXISTS', 'PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED'],
  event: 'webhook.update',
})

export const gantiRahasiaWebhook = endpoint({
  method: 'POST',
  path: `${path}/rahasia`,
  access: 'admin',
  summary:
    'Give a webhook another secret after the own password. From now on it alone signs; the response alone has it. Every admin is told.',
  body: WebhookRahasia,
  data: WebhookDibuat,
  message: 'Rahasia diganti.',
  errors: ['NOT_FOUND', 'PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED'],
  event: 'webhook.rotate',
})

export const removeWebhook = endpoint({
  method: 'DELETE',
  path,
  access: 'admin',
  summary: 'Delete a webhook with its secret and its deliveries. Every admin is told.',
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Webhook dihapus.',
  errors: ['NOT_FOUND'],
  event: 'webhook.remove',
})

export const ujiWebhook = endpoint({
  method: 'POST',
  path: `${path}/uji`,
  access: 'admin',
  summary: 'Send a test at once, and return what came of it. A test that fails is not repeated.',
  body: WebhookUji,
  data: Pengiriman,
  message: 'Uji dikirim.',
  errors: ['NOT_FOUND'],
  event: 'webhook.test',
})

export const listPengiriman = endpoint({
  method: 'GET',
  path: `${path}/pengiriman`,
  access: 'admin',
  summary: 'The deliveries of a webhook, the newest first; they are kept for 30 days.',
  query: z.extend(PageQuery, { webhook_id: IdQuery }),
  data: PengirimanPage,
})

export const ulangiPengiriman = endpoint({
  method: 'POST',
  path: `${path}/pengiriman/ulang`,
  access: 'admin',
  summary: 'Send a delivery again, with the same id: a receiver that has it already recognises it.',
  body: PengirimanUlang,
  data: Pengiriman,
  message: 'Pengiriman diulangi.',
  errors: ['NOT_FOUND', 'WEBHOOK_OFF'],
  event: 'webhook.replay',
})

export const ulangiRentang = endpoint({
  method: 'POST',
  path: `${path}/pengiriman/ulang-rentang`,
  access: 'admin',
  summary: 'Send the deliveries of some days again, in their order and with the same ids, without tests.',
  body: PengirimanRentang,
  data: PengirimanDiulang,
  message: 'Pengiriman diulangi.',
  errors: ['NOT_FOUND', 'WEBHOOK_OFF'],
  event: 'webhook.replay-span',
})
