import { endpoint } from '../base/endpoint.ts'
import { Retensi } from './retensi.schema.ts'

export const getRetensi = endpoint({
  method: 'GET',
  path: '/api/admin/retensi',
  access: 'admin',
  summary:
    'What of each class of data ends within the next 30 days, what is proposed to be destroyed, and the last runs, newest first.',
  data: Retensi,
})
