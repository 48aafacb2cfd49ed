import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdQuery } from './isian.ts'
import { Percakapan, PercakapanMasukan } from './percakapan.schema.ts'

export const listPercakapan = endpoint({
  method: 'GET',
  path: '/api/allroles/percakapan',
  access: 'allroles',
  summary: 'The messages of a consultation, for its patient and its professional; `after` asks for the news since.',
  target: { in: 'query', field: 'jadwal_id', is: 'konsultasi' },
  query: z.object({ jadwal_id: IdQuery, after: IdQuery.optional() }),
  data: z.array(Percakapan),
  errors: ['NOT_FOUND'],
})

export const insertPercakapan = endpoint({
  method: 'POST',
  path: '/api/allroles/percakapan',
  access: 'allroles',
  summary: 'Say something in a consultation.',
  self: [{ in: 'body', field: 'pengirim_id', is: 'user_id' }],
  target: { in: 'body', field: 'jadwal_id', is: 'konsultasi' },
  body: PercakapanMasukan,
  data: Percakapan,
  success: 201,
  errors: ['NOT_FOUND', 'CHAT_CLOSED'],
  event: 'percakapan.insert',
})
