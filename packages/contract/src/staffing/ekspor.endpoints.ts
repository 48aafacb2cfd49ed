import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'
import { Tanggal } from '../base/waktu.ts'
import { EksporAkun, EksporAkunMasukan, JenisEkspor } from './ekspor.schema.ts'

/** `dari` and `sampai` narrow consultations by their date; other lists are whole. */
const EksporQuery = z.object({ jenis: JenisEkspor, dari: z.optional(Tanggal), sampai: z.optional(Tanggal) })

export const eksporData = endpoint({
  method: 'GET',
  path: '/api/admin/ekspor',
  access: 'admin',
  summary:
    'A list as CSV (RFC 4180, UTF-8 with BOM, safe from formulas). Consultations without complaint and reply; accounts by `eksporAkun`.',
  query: EksporQuery,
  data: Berkas,
  produces: 'text/csv',
  errors: ['EXPORT_CONFIRM'],
  event: 'data.export',
})

export const eksporLembar = endpoint({
  method: 'GET',
  path: '/api/admin/ekspor/xlsx',
  access: 'admin',
  summary: 'The same list as a workbook (XLSX), which a spreadsheet of every locale opens with leading zeros.',
  query: EksporQuery,
  data: Berkas,
  errors: ['EXPORT_CONFIRM'],
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  event: 'data.export',
})

const path = '/api/admin/ekspor/akun'
const akun = { access: 'admin', body: EksporAkunMasukan, data: Berkas, event: 'data.export' } as const

export const eksporAkun = endpoint({
  ...akun,
  method: 'POST',
  path,
  summary:
    'All accounts as CSV, with their BPJS numbers. Asks for the caller’s password and a reason, and tells every admin.',
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED'],
  produces: 'text/csv',
})

export const eksporAkunLembar = endpoint({
  ...akun,
  method: 'POST',
  path: `${path}/xlsx`,
  summary: 'The same as a workbook (XLSX).',
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED'],
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const listEksporAkun = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The newest exports of all accounts, with who made them and why.',
  data: z.array(EksporAkun),
})
