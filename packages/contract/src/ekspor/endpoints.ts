import { z } from 'zod'
import { Berkas } from '../berkas/schema.ts'
import { endpoint } from '../endpoint.ts'
import { Tanggal } from '../waktu.ts'
import { JenisEkspor } from './schema.ts'

/** `dari` and `sampai` narrow consultations by their date; other lists are whole. */
export const eksporData = endpoint({
  method: 'GET',
  path: '/api/admin/ekspor',
  access: 'admin',
  summary: 'A list as CSV (RFC 4180, UTF-8 with BOM, safe from formulas). Consultations without complaint and reply.',
  query: z.object({ jenis: JenisEkspor, dari: Tanggal.optional(), sampai: Tanggal.optional() }),
  data: Berkas,
  produces: 'text/csv',
  event: 'data.export',
})
