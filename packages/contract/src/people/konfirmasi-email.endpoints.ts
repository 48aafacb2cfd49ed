import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { KonfirmasiEmail } from './konfirmasi-email.schema.ts'

export const confirmEmailUser = endpoint({
  method: 'PUT',
  path: '/api/admin/konfirmasi-email',
  access: 'admin',
  tugas: 'petugas_data',
  summary:
    'Confirm that an address that another admin set belongs to the person of the account, who is at the counter. From then on a link mailed to it lets them choose a password that no admin knows. Refused to the admin who set it, and to a duty that is newer than the address; 404 where this address does not wait for it.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: KonfirmasiEmail,
  data: z.null(),
  message: 'Email dikonfirmasi.',
  errors: ['NOT_FOUND', 'EMAIL_CONFIRMER'],
  event: 'user.confirm-email-for',
})
