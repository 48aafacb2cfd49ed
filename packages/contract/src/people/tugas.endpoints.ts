import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { Tugas, TugasMasukan, TugasOrang } from './tugas.schema.ts'

const path = '/api/admin/tugas'

export const listTugas = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'Which account has which duty, by duty and name.',
  data: z.array(TugasOrang),
})

export const putTugas = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Give a duty to an active account of a level that may have it, or take it away; the person is notified. A request that changes nothing succeeds. Returns the duties of the account. A duty ends by itself when the account is deactivated, or gets a level that may not have it.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: TugasMasukan,
  data: z.array(TugasOrang),
  message: 'Tugas tersimpan.',
  errors: ['NOT_FOUND', 'DUTY_LEVEL'],
  event: 'tugas.put',
})

export const listTugasSaya = endpoint({
  method: 'GET',
  path: '/api/allroles/tugas/saya',
  access: 'allroles',
  summary: 'The duties of the caller.',
  data: z.array(Tugas),
})
