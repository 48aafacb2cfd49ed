import { endpoint } from '../base/endpoint.ts'
import { Perhatian } from './perhatian.schema.ts'

export const getPerhatian = endpoint({
  method: 'GET',
  path: '/api/admin/perhatian',
  access: 'admin',
  summary: 'How many mails, consultations and professionals wait for an admin to act on them.',
  data: Perhatian,
})
