import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { BatasMasukan, BatasTenaga } from './batas.schema.ts'

const path = '/api/admin/batas'

export const listBatas = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'All active professionals by name with their caps, and how many consultations they have next week.',
  data: z.array(BatasTenaga),
})

export const putBatas = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Set both caps of a professional, or take them away. A lower cap leaves what is booked; further bookings of a full day or week are refused.',
  query: z.object({ profid: IdQuery }),
  body: BatasMasukan,
  data: BatasTenaga,
  message: 'Batas tersimpan.',
  errors: ['NOT_FOUND'],
  event: 'batas.put',
})

export const getBatasSaya = endpoint({
  method: 'GET',
  path: '/api/tenpro/batas',
  access: 'tenpro',
  summary: 'The caps that the clinic has set for the caller, and how many consultations they have next week.',
  data: BatasTenaga,
  errors: ['PROFESSIONAL_NOT_FOUND'],
})
