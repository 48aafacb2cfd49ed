import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'
import { Jejak, JejakQuery, JejakSaya, JejakSayaQuery, KeadaanJejak } from './jejak.schema.ts'

export const listJejakSaya = endpoint({
  method: 'GET',
  path: '/api/allroles/jejak/saya',
  access: 'allroles',
  summary:
    'Who read or changed the caller’s data, newest first: reads of clinical text by others, changes of the account, failed logins, exports, restores. Own acts are left out.',
  query: JejakSayaQuery,
  data: z.array(JejakSaya),
})

export const listJejak = endpoint({
  method: 'GET',
  path: '/api/admin/jejak',
  access: 'admin',
  tugas: 'petugas_data',
  summary: 'Rows of the trail, newest first, at most 100. Reading it is itself recorded before the response.',
  query: JejakQuery,
  data: z.array(Jejak),
  errors: ['TRAIL_UNAVAILABLE'],
})

export const eksporJejak = endpoint({
  method: 'GET',
  path: '/api/admin/jejak/ekspor',
  access: 'admin',
  tugas: 'petugas_data',
  summary:
    'The rows of the trail that match, newest first, as CSV. The export is itself recorded before the first row leaves.',
  query: z.omit(JejakQuery, { sebelum: true }),
  data: Berkas,
  produces: 'text/csv',
  errors: ['TRAIL_UNAVAILABLE'],
  event: 'jejak.export',
})

export const getKeadaanJejak = endpoint({
  method: 'GET',
  path: '/api/admin/jejak/keadaan',
  access: 'admin',
  summary: 'The end of the trail, what waits to be chained, and the last anchor.',
  data: KeadaanJejak,
})
