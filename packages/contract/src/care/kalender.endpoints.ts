import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { LanggananBaru, LanggananKalender } from './kalender.schema.ts'

export const getKonsultasiIcs = endpoint({
  method: 'GET',
  path: '/api/allroles/konsultasi/ics',
  access: 'allroles',
  summary: 'One consultation that the caller may see, as a calendar file without names or health content.',
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: Berkas,
  produces: 'text/calendar',
  errors: ['NOT_FOUND'],
})

export const getLangganan = endpoint({
  method: 'GET',
  path: '/api/allroles/kalender',
  access: 'allroles',
  summary: 'Whether the caller has a calendar subscription, and since when; null where not.',
  data: z.nullable(LanggananKalender),
})

export const putLangganan = endpoint({
  method: 'POST',
  path: '/api/allroles/kalender',
  access: 'allroles',
  summary:
    'Make the secret address of the caller’s calendar; an earlier one stops working. No later response contains it.',
  data: LanggananBaru,
  success: 201,
  message: 'Alamat kalender dibuat.',
  event: 'kalender.subscribe',
})

export const removeLangganan = endpoint({
  method: 'DELETE',
  path: '/api/allroles/kalender',
  access: 'allroles',
  summary: 'End the calendar subscription: its address leads nowhere any more.',
  data: z.null(),
  message: 'Langganan kalender dihentikan.',
  event: 'kalender.unsubscribe',
})

/** Calendar apps can send no header, so the secret is in the address. Unknown, ended and inactive are 404 alike. */
export const getKalender = endpoint({
  method: 'GET',
  path: '/api/public/kalender',
  access: 'public',
  summary: 'The consultations of one person for a calendar app: the last 60 days and all that are ahead.',
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: Berkas,
  produces: 'text/calendar',
  errors: ['NOT_FOUND'],
})
