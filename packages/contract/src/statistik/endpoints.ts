import { endpoint } from '../endpoint.ts'
import { Statistik, StatistikQuery } from './schema.ts'

export const getStatistik = endpoint({
  method: 'GET',
  path: '/api/admin/statistik',
  access: 'admin',
  summary:
    'Consultations counted by week, status, specialisation and hour; of the last 4, 12, 26 or 52 weeks; by default of twelve.',
  query: StatistikQuery,
  data: Statistik,
})
