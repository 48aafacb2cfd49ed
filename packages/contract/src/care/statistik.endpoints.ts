import { endpoint } from '../base/endpoint.ts'
import { HitunganAlasan, JanjiJawab, PerkiraanTunggu, Statistik, StatistikQuery } from './statistik.schema.ts'

export const getStatistik = endpoint({
  method: 'GET',
  path: '/api/admin/statistik',
  access: 'admin',
  summary:
    'Consultations counted by week, status, specialisation and hour; of the last 4, 12, 26 or 52 weeks; by default of twelve.',
  query: StatistikQuery,
  data: Statistik,
})

export const getJanjiJawab = endpoint({
  method: 'GET',
  path: '/api/admin/statistik/janji-jawab',
  access: 'admin',
  summary:
    'How soon requests were answered, by week and profession: median, 90th percentile, and how many within the promise.',
  query: StatistikQuery,
  data: JanjiJawab,
})

export const getPerkiraanTunggu = endpoint({
  method: 'GET',
  path: '/api/admin/statistik/perkiraan-tunggu',
  access: 'admin',
  summary:
    'How many people at the front desk waited as long as they were told at their arrival, by week. Not counted: who was told nothing, and who did not come when called.',
  query: StatistikQuery,
  data: PerkiraanTunggu,
})

export const getHitunganAlasan = endpoint({
  method: 'GET',
  path: '/api/admin/statistik/alasan',
  access: 'admin',
  summary:
    'How many bookings named which reason, by the week in which they were made. Only weeks that are over, and no number under 5.',
  query: StatistikQuery,
  data: HitunganAlasan,
})
