import { endpoint } from './endpoint.ts'
import { Statistik, StatistikQuery } from './statistik.schema.ts'

export const getStatistik = endpoint({
  method: 'GET',
  path: '/api/admin/statistik',
  access: 'admin',
  summary: 'Consultations counted by week, status, specialisation and hour; by default of the last twelve weeks.',
  query: StatistikQuery,
  data: Statistik,
})
