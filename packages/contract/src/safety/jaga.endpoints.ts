import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Jaga, JagaMasukan } from './jaga.schema.ts'

const path = '/api/admin/jaga'

export const listJaga = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The shifts that have not ended, earliest first; at most 500.',
  data: z.array(Jaga),
})

export const putJaga = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Add a shift of an account with the duty `jaga`. The same shift again succeeds. Returns the shifts that have not ended.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: JagaMasukan,
  data: z.array(Jaga),
  message: 'Jadwal jaga tersimpan.',
  errors: ['NOT_FOUND', 'ROSTER_OVERLAP', 'ROSTER_DUTY'],
  event: 'jaga.put',
})

export const removeJaga = endpoint({
  method: 'DELETE',
  path,
  access: 'admin',
  summary: 'Remove a shift that has not ended. Returns the others.',
  query: z.object({ id: IdQuery }),
  data: z.array(Jaga),
  message: 'Jadwal jaga dihapus.',
  errors: ['NOT_FOUND'],
  event: 'jaga.remove',
})
