import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdQuery } from '../isian.ts'
import { HariLibur, HariLiburMasukan, HariLiburTersimpan } from './schema.ts'

const path = '/api/admin/hari-libur'
const query = z.object({ id: IdQuery })

export const listHariLibur = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The holiday calendar by date, whole or of one year, each day with the number of consultations it strands.',
  query: z.object({ tahun: z.coerce.number<number>().int().min(1900).max(9999).optional() }),
  data: z.array(HariLibur),
})

export const insertHariLibur = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Close a day (or name an open one); answers the consultations that it strands.',
  body: HariLiburMasukan,
  data: HariLiburTersimpan,
  success: 201,
  message: 'Hari libur ditambahkan.',
  errors: ['HOLIDAY_EXISTS'],
  event: 'hari-libur.insert',
})

export const updateHariLibur = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary: 'Change a day of the holiday calendar; answers the consultations that it strands.',
  query,
  body: HariLiburMasukan,
  data: HariLiburTersimpan,
  message: 'Hari libur tersimpan.',
  errors: ['NOT_FOUND', 'HOLIDAY_EXISTS'],
  event: 'hari-libur.update',
})

export const removeHariLibur = endpoint({
  method: 'DELETE',
  path,
  access: 'admin',
  summary: 'Take a day out of the holiday calendar.',
  query,
  data: z.null(),
  message: 'Hari libur dihapus.',
  errors: ['NOT_FOUND'],
  event: 'hari-libur.remove',
})
