import { z } from 'zod'
import { Berkas } from '../berkas/schema.ts'
import { endpoint } from '../endpoint.ts'
import { Tanggal } from '../waktu.ts'
import { JenisEkspor } from './schema.ts'

/** `dari` and `sampai` narrow consultations by their date; other lists are whole. */
const EksporQuery = z.object({ jenis: JenisEkspor, dari: Tanggal.optional(), sampai: Tanggal.optional() })

export const eksporData = endpoint({
  method: 'GET',
  path: '/api/admin/ekspor',
  access: 'admin',
  summary: 'A list as CSV (RFC 4180, UTF-8 with BOM, safe from formulas). Consultations without complaint and reply.',
  query: EksporQuery,
  data: Berkas,
  produces: 'text/csv',
  event: 'data.export',
})

export const eksporLembar = endpoint({
  method: 'GET',
  path: '/api/admin/ekspor/xlsx',
  access: 'admin',
  summary: 'The same list as a workbook (XLSX), which a spreadsheet of every locale opens with leading zeros.',
  query: EksporQuery,
  data: Berkas,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  event: 'data.export',
})
