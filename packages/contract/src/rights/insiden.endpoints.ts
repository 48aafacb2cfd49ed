import * as z from 'zod/mini'
import { forPetugas } from '../base/access.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import {
  CatatanInsiden,
  DisuratiMasukan,
  Insiden,
  InsidenDikirim,
  InsidenMasukan,
  InsidenRinci,
  InsidenSaya,
  InsidenUbahan,
  TerdampakHasil,
  TerdampakMasukan,
} from './insiden.schema.ts'

const path = '/api/petugas/insiden'
const ofOne = { ...forPetugas, query: z.object({ id: IdQuery }) } as const

export const listInsiden = endpoint({
  ...forPetugas,
  method: 'GET',
  path,
  summary: 'The incidents, open ones first by their deadline, then the closed ones, newest first; at most 200.',
  data: z.array(Insiden),
})

export const getInsiden = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/petugas/insiden/satu',
  summary: 'An incident with its steps and the people whom it affects. That it was read is recorded first.',
  data: InsidenRinci,
  errors: ['NOT_FOUND', 'TRAIL_UNAVAILABLE'],
})

export const insertInsiden = endpoint({
  ...forPetugas,
  method: 'POST',
  path,
  summary: 'Open an incident. The 72 hours of the law run from when it became known.',
  body: InsidenMasukan,
  data: Insiden,
  success: 201,
  message: 'Insiden dibuka.',
  errors: ['INCIDENT_CLOCK'],
  event: 'insiden.open',
})

export const updateInsiden = endpoint({
  ...ofOne,
  method: 'PUT',
  path,
  summary:
    'Change an incident, note the letter to the authority, or close it. When it became known can be moved to an earlier time alone.',
  body: InsidenUbahan,
  data: Insiden,
  message: 'Insiden tersimpan.',
  errors: ['NOT_FOUND', 'INCIDENT_CLOSED', 'INCIDENT_CLOCK', 'INCIDENT_UNSENT'],
  event: 'insiden.update',
})

export const insertCatatanInsiden = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/petugas/insiden/catatan',
  summary: 'Add a note to the steps of an incident.',
  body: CatatanInsiden,
  data: z.null(),
  success: 201,
  message: 'Catatan tersimpan.',
  errors: ['NOT_FOUND', 'INCIDENT_CLOSED'],
  event: 'insiden.note',
})

export const insertTerdampak = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/petugas/insiden/terdampak',
  summary: 'Find the people whom an incident affects. Those who are known already stay as they are.',
  body: TerdampakMasukan,
  data: TerdampakHasil,
  message: 'Orang terdampak tersimpan.',
  errors: ['NOT_FOUND', 'INCIDENT_CLOSED', 'USER_UNKNOWN'],
  event: 'insiden.affected',
})

export const kirimInsiden = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/petugas/insiden/kirim',
  summary:
    'Approve the letters that another person asked to send, and notify the affected people who are not notified yet, by a notice and a mail; closed accounts are left for a letter on paper. Where one account alone has the duty, every other admin approves; where there is no other admin, the one does. Nothing is sent to an authority.',
  data: InsidenDikirim,
  message: 'Pemberitahuan dikirim.',
  errors: ['NOT_FOUND', 'INCIDENT_CLOSED', 'INCIDENT_INCOMPLETE', 'INCIDENT_UNASKED', 'SELF_REVIEW'],
  event: 'insiden.notify',
})

export const ajukanInsiden = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/petugas/insiden/ajukan',
  summary:
    'Ask to send the letters as they are; another person approves. A change of the incident or of its people ends what was asked.',
  data: z.null(),
  success: 201,
  message: 'Pengiriman diajukan.',
  errors: ['NOT_FOUND', 'INCIDENT_CLOSED', 'INCIDENT_INCOMPLETE'],
  event: 'insiden.ask',
})

export const insertDisurati = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/petugas/insiden/disurati',
  summary: 'Note that an affected person whose account is closed was sent a letter on paper.',
  body: DisuratiMasukan,
  data: z.null(),
  success: 201,
  message: 'Surat tercatat.',
  errors: ['NOT_FOUND', 'INCIDENT_CLOSED', 'INCIDENT_INCOMPLETE'],
  event: 'insiden.paper',
})

export const listInsidenSaya = endpoint({
  method: 'GET',
  path: '/api/allroles/insiden/saya',
  access: 'allroles',
  summary: 'The incidents that affect the caller’s data and of which they are notified, newest first.',
  data: z.array(InsidenSaya),
})

export const bacaInsiden = endpoint({
  method: 'PUT',
  path: '/api/allroles/insiden/dibaca',
  access: 'allroles',
  summary: 'The caller has read what they are told of an incident.',
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Ditandai sudah dibaca.',
  errors: ['NOT_FOUND'],
  event: 'insiden.read',
})
