import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'
import { Pemroses, RegisterPemrosesan } from './pemrosesan.schema.ts'

export const getPemroses = endpoint({
  method: 'GET',
  path: '/api/public/pemroses',
  access: 'public',
  summary: 'Who processes data for the clinic, and in which country they are stored, as the operator declared it.',
  data: Pemroses,
})

export const getPemrosesan = endpoint({
  method: 'GET',
  path: '/api/admin/pemrosesan',
  access: 'admin',
  summary: 'The register of processing, with what the running clinic knows of itself.',
  data: RegisterPemrosesan,
})

export const eksporPemrosesan = endpoint({
  method: 'GET',
  path: '/api/admin/pemrosesan/ekspor',
  access: 'admin',
  summary: 'The activities of the register of processing as CSV.',
  data: Berkas,
  produces: 'text/csv',
})
