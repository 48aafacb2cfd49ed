import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { JamMasukan, Tanggal } from '../base/waktu.ts'
import { HariLibur, HariLiburMasukan, HariLiburTersimpan } from './hari-libur.schema.ts'
import { KonsultasiTerdampak } from './terdampak.schema.ts'

const path = '/api/admin/hari-libur'
const query = z.object({ id: IdQuery })

export const listHariLibur = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The holiday calendar by date, whole or of one year, each day with the number of consultations it strands.',
  query: z.object({ tahun: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1900), z.maximum(9999))) }),
  data: z.array(HariLibur),
})

export const insertHariLibur = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary:
    'Close a day (or name an open one); answers the consultations that it still strands. With `penyelesaian` they are moved or cancelled in the same transaction; a refusal names the code of each in `data.ditolak`.',
  body: HariLiburMasukan,
  data: HariLiburTersimpan,
  success: 201,
  message: 'Hari libur ditambahkan.',
  errors: ['HOLIDAY_EXISTS', 'RESOLUTION_REFUSED'],
  event: 'hari-libur.insert',
})

export const updateHariLibur = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Change a day of the holiday calendar; answers the consultations that it still strands. With `penyelesaian` they are moved or cancelled in the same transaction; a refusal names the code of each in `data.ditolak`.',
  query,
  body: HariLiburMasukan,
  data: HariLiburTersimpan,
  message: 'Hari libur tersimpan.',
  errors: ['NOT_FOUND', 'HOLIDAY_EXISTS', 'RESOLUTION_REFUSED'],
  event: 'hari-libur.update',
})

export const listTerdampakLibur = endpoint({
  method: 'GET',
  path: `${path}/terdampak`,
  access: 'admin',
  summary:
    'The scheduled consultations ahead on a date, or in some hours of it, earliest first, each with a free slot after that date to move it to. Proposals are made together: no two are the same slot.',
  query: z.object({ tanggal: Tanggal, jam_dari: z.optional(JamMasukan), jam_sampai: z.optional(JamMasukan) }),
  data: z.array(KonsultasiTerdampak),
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
