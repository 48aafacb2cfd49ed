import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Spesialisasi, SpesialisasiMasukan } from './spesialisasi.schema.ts'

export const listSpesialisasi = endpoint({
  method: 'GET',
  path: '/api/allroles/spesialisasi/get',
  access: 'allroles',
  summary: 'All specialisations by name; with `level_id` those of the active professionals of that profession.',
  query: z.object({ level_id: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(2), z.maximum(3))) }),
  data: z.array(Spesialisasi),
})

export const getSpesialisasi = endpoint({
  method: 'GET',
  path: '/api/admin/spesialisasi/getone',
  access: 'admin',
  summary: 'One specialisation.',
  query: z.object({ id: IdQuery }),
  data: Spesialisasi,
  errors: ['NOT_FOUND'],
})

export const insertSpesialisasi = endpoint({
  method: 'POST',
  path: '/api/admin/spesialisasi/insert',
  access: 'admin',
  summary: 'Add a specialisation.',
  body: SpesialisasiMasukan,
  data: Spesialisasi,
  success: 201,
  message: 'Spesialisasi ditambahkan.',
  errors: ['SPESIALISASI_TAKEN'],
  event: 'spesialisasi.insert',
})

export const updateSpesialisasi = endpoint({
  method: 'PUT',
  path: '/api/admin/spesialisasi/update',
  access: 'admin',
  summary: 'Rename a specialisation.',
  query: z.object({ id: IdQuery }),
  body: SpesialisasiMasukan,
  data: Spesialisasi,
  message: 'Spesialisasi tersimpan.',
  errors: ['NOT_FOUND', 'SPESIALISASI_TAKEN'],
  event: 'spesialisasi.update',
})
