import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdQuery } from '../isian.ts'
import { Perangkat } from './schema.ts'

export const listPerangkat = endpoint({
  method: 'GET',
  path: '/api/allroles/perangkat',
  access: 'allroles',
  summary: 'Where the caller is signed in, last used first.',
  data: z.array(Perangkat),
})

export const removePerangkat = endpoint({
  method: 'DELETE',
  path: '/api/allroles/perangkat',
  access: 'allroles',
  summary: 'End one of the caller’s sessions at once; ending the present one is a logout.',
  target: { in: 'query', field: 'id', is: 'auth_session' },
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Perangkat sudah dikeluarkan.',
  errors: ['NOT_FOUND'],
  event: 'auth.remove-device',
})

export const removePerangkatLain = endpoint({
  method: 'DELETE',
  path: '/api/allroles/perangkat/lain',
  access: 'allroles',
  summary: 'End every session of the caller but the present one.',
  data: z.null(),
  message: 'Semua perangkat lain sudah dikeluarkan.',
  event: 'auth.remove-other-devices',
})
