import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'
import { WebhookQuery, Whatsapp } from './whatsapp.schema.ts'

export const getWhatsapp = endpoint({
  method: 'GET',
  path: '/api/allroles/whatsapp',
  access: 'allroles',
  summary: 'Whether this service sends WhatsApp messages, and whether the caller has consented to them.',
  data: Whatsapp,
})

export const putWhatsapp = endpoint({
  method: 'POST',
  path: '/api/allroles/whatsapp',
  access: 'allroles',
  summary:
    'Consent to short reminders by WhatsApp, to the phone number of the account, until it is withdrawn or the number changes.',
  data: Whatsapp,
  success: 201,
  message: 'Persetujuan tersimpan.',
  errors: ['WHATSAPP_OFF', 'WHATSAPP_NUMBER'],
  event: 'whatsapp.consent',
})

export const removeWhatsapp = endpoint({
  method: 'DELETE',
  path: '/api/allroles/whatsapp',
  access: 'allroles',
  summary: 'Withdraw the consent to WhatsApp messages, also of those that wait to be sent.',
  data: Whatsapp,
  message: 'Persetujuan ditarik.',
  event: 'whatsapp.withdraw',
})

const webhook = '/api/public/whatsapp'

/** Meta calls it once, when an operator enters the address of the webhook. */
export const verifyWebhookWhatsapp = endpoint({
  method: 'GET',
  path: webhook,
  access: 'public',
  summary: 'Return the challenge with which Meta verifies the address of the webhook. 404 where WhatsApp is off.',
  query: WebhookQuery,
  data: Berkas,
  produces: 'text/plain',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

/** Statuses of sent messages, and incoming messages, of which only the word that ends a consent is used. */
export const receiveWebhookWhatsapp = endpoint({
  method: 'POST',
  path: webhook,
  access: 'public',
  summary:
    'Receive the webhook of Meta, signed in `X-Hub-Signature-256`. An incoming BERHENTI or STOP ends the consent of its number; other texts are dropped. 404 where WhatsApp is off.',
  encoding: 'signed',
  data: z.null(),
  errors: ['NOT_FOUND', 'WHATSAPP_SIGNATURE'],
  event: 'whatsapp.webhook',
})
