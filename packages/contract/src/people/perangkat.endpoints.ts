import * as z from 'zod/mini'
import { MAX_SESSIONS } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { OptionalPageQuery } from '../base/page.schema.ts'
import { Perangkat } from './perangkat.schema.ts'

export const listPerangkat = endpoint({
  method: 'GET',
  path: '/api/allroles/perangkat',
  access: 'allroles',
  summary: `Where the caller is signed in, this session first, then the last used; all, which are at most ${MAX_SESSIONS}, or a page of them.`,
  query: OptionalPageQuery,
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
