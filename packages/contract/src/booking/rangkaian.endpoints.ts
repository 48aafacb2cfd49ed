import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Pembatalan } from '../consultation/konsultasi.schema.ts'
import { PERTEMUAN_TERBANYAK, RANGKAIAN_MINGGU } from './rangkaian.rules.ts'
import { PolaRangkaian, PratinjauRangkaian, Rangkaian, RangkaianMasukan } from './rangkaian.schema.ts'

const path = '/api/tenpro/rangkaian'
const planned = { access: 'tenpro', juga: ['admin', 'loket'] } as const
const from = { target: { in: 'body', field: 'lanjutan_dari', is: 'konsultasi' } } as const
const one = {
  target: { in: 'query', field: 'id', is: 'rangkaian' },
  query: z.object({ id: IdQuery }),
  data: Rangkaian,
} as const
const who = 'For its professional, admins, and accounts with the duty `loket`.'

export const pratinjauRangkaian = endpoint({
  ...planned,
  ...from,
  method: 'POST',
  path: `${path}/pratinjau`,
  summary: `Look at a series of meetings before it is booked: which can take place when the pattern says, and other times near those that cannot. ${who}`,
  body: PolaRangkaian,
  data: PratinjauRangkaian,
  errors: ['NOT_YOUR_PATIENT', 'USER_UNKNOWN', 'NOT_FOUND', 'DATE_OUTSIDE_WINDOW'],
})

export const insertRangkaian = endpoint({
  ...planned,
  ...from,
  method: 'POST',
  path,
  summary: `Book a series of up to ${PERTEMUAN_TERBANYAK} meetings within ${RANGKAIAN_MINGGU} weeks for the patient of an approved or finished consultation: all or none. They are approved at once; the patient is told once, and may move or cancel each. ${who}`,
  body: RangkaianMasukan,
  data: Rangkaian,
  success: 201,
  message: 'Rangkaian pertemuan dipesan.',
  errors: ['NOT_YOUR_PATIENT', 'USER_UNKNOWN', 'NOT_FOUND', 'RESOLUTION_REFUSED', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  event: 'rangkaian.pesan',
})

export const batalRangkaian = endpoint({
  ...planned,
  ...one,
  method: 'PUT',
  path: `${path}/batal`,
  summary: `Cancel the meetings of a series that lie ahead; the patient is told once. ${who}`,
  body: Pembatalan,
  message: 'Rangkaian pertemuan dibatalkan.',
  errors: ['NOT_FOUND', 'NOT_OPEN'],
  event: 'rangkaian.batal',
})

export const getRangkaian = endpoint({
  ...one,
  method: 'GET',
  path: '/api/allroles/rangkaian',
  access: 'allroles',
  summary: 'A series with its meetings: for its patient, its professional, admins, and accounts with the duty `loket`.',
  errors: ['NOT_FOUND'],
})
