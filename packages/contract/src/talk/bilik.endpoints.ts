import * as z from 'zod/mini'
import { TURN_UJI_MENIT } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { Id, IdQuery } from '../base/isian.ts'
import { Bilik, MasukMasukan, SambunganMasukan, Sinyal, SinyalMasukan, Turn } from './bilik.schema.ts'

const path = '/api/allroles/bilik'
const JadwalQuery = z.object({ jadwalid: IdQuery })
const SambunganQuery = z.extend(JadwalQuery, SambunganMasukan.shape)
const ofTheTwo = { access: 'allroles', target: { in: 'query', field: 'jadwalid', is: 'bilik' } } as const

export const putKursi = endpoint({
  ...ofTheTwo,
  method: 'PUT',
  path: `${path}/masuk`,
  summary:
    'Enter the room of a consultation, for its patient and its professional. The same page calls it again and again to keep its seat.',
  query: JadwalQuery,
  body: MasukMasukan,
  data: Bilik,
  errors: ['NOT_FOUND', 'TEXT_CLOSED', 'ROOM_NOT_ONLINE', 'ROOM_CLOSED', 'SEAT_TAKEN'],
})

export const persilakanBilik = endpoint({
  ...ofTheTwo,
  method: 'PUT',
  path: '/api/tenpro/bilik/persilakan',
  access: 'tenpro',
  summary: 'Let the waiting patient in.',
  query: JadwalQuery,
  data: Bilik,
  errors: ['NOT_FOUND', 'TEXT_CLOSED', 'ROOM_NOT_ONLINE', 'ROOM_CLOSED', 'SEAT_TAKEN', 'NOBODY_WAITING'],
  event: 'bilik.persilakan',
})

export const keluarBilik = endpoint({
  ...ofTheTwo,
  method: 'PUT',
  path: `${path}/keluar`,
  summary: 'Leave the room. A page that does not sit there changes nothing.',
  query: JadwalQuery,
  body: SambunganMasukan,
  data: z.null(),
  errors: ['NOT_FOUND'],
  event: 'bilik.keluar',
})

export const getTurn = endpoint({
  ...ofTheTwo,
  method: 'GET',
  path: `${path}/turn`,
  summary: 'A credential of the relay for a page that sits in the room.',
  query: SambunganQuery,
  data: Turn,
  errors: ['NOT_FOUND', 'VIDEO_OFF', 'ROOM_NOT_ONLINE', 'ROOM_CLOSED', 'SEAT_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const getTurnUji = endpoint({
  method: 'GET',
  path: `${path}/uji`,
  access: 'allroles',
  summary: `A credential of the relay for ${TURN_UJI_MENIT} minutes, with which a patient or a professional checks their device.`,
  data: Turn,
  errors: ['NOT_FOUND', 'VIDEO_OFF', 'TOO_MANY_REQUESTS'],
})

export const insertSinyal = endpoint({
  ...ofTheTwo,
  method: 'POST',
  path: `${path}/sinyal`,
  summary: 'Send a signal to the page in the other seat. Both must be inside.',
  query: JadwalQuery,
  body: SinyalMasukan,
  data: z.object({ sinyal_id: Id }),
  success: 201,
  errors: ['NOT_FOUND', 'ROOM_NOT_ONLINE', 'ROOM_CLOSED', 'SEAT_TAKEN', 'NOBODY_WAITING', 'TOO_MANY_REQUESTS'],
})

export const listSinyal = endpoint({
  ...ofTheTwo,
  method: 'GET',
  path: `${path}/sinyal`,
  summary: 'The signals that were sent to the caller’s page, the oldest first, or those `after` one.',
  query: z.extend(SambunganQuery, { after: z.optional(IdQuery) }),
  data: z.array(Sinyal),
  errors: ['NOT_FOUND', 'SEAT_TAKEN'],
})
