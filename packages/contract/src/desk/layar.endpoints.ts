import * as z from 'zod/mini'
import { atDesk } from '../base/access.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { HadirSaya, HadirSayaMasukan, Layar, LayarBaru, LayarMasukan, LayarTunggu } from './layar.schema.ts'

export const listLayar = endpoint({
  ...atDesk,
  method: 'GET',
  path: '/api/loket/layar',
  summary: 'The screens of all waiting rooms, without their addresses.',
  data: z.array(LayarTunggu),
})

export const insertLayar = endpoint({
  ...atDesk,
  method: 'POST',
  path: '/api/loket/layar',
  summary: 'Make the secret address of a screen. No later response contains it.',
  body: LayarMasukan,
  data: LayarBaru,
  success: 201,
  message: 'Layar dibuat.',
  errors: ['NOT_FOUND'],
  event: 'layar.buat',
})

export const removeLayar = endpoint({
  ...atDesk,
  method: 'DELETE',
  path: '/api/loket/layar',
  summary: 'End a screen: its address leads nowhere any more.',
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Layar dihentikan.',
  errors: ['NOT_FOUND'],
  event: 'layar.henti',
})

/** A screen in a waiting room has no account, so the secret is in the address. Unknown and ended are refused alike. */
export const getLayar = endpoint({
  method: 'GET',
  path: '/api/public/layar',
  access: 'public',
  summary: 'What the screen of a waiting room shows: numbers and rooms, no person.',
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: Layar,
  errors: ['LINK_INVALID'],
})

export const insertHadirSaya = endpoint({
  method: 'POST',
  path: '/api/users/hadir',
  access: 'users',
  summary:
    'Record the arrival of the caller by the code on the screen of the waiting room: their visit of today at its clinic. As at the desk.',
  body: HadirSayaMasukan,
  data: HadirSaya,
  success: 201,
  message: 'Kehadiran tercatat.',
  errors: [
    'CODE_INVALID',
    'TOO_MANY_REQUESTS',
    'NOT_OPEN',
    'NOT_IN_PERSON',
    'ARRIVAL_EARLY',
    'CHECKED_IN',
    'VISIT_OVER',
  ],
  event: 'antrean.hadir_sendiri',
})
