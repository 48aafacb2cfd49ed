import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { ImporHasil, JenisImpor } from './impor.schema.ts'

/**
 * Columns by the names in the first row, in any order, further ones ignored, separated by comma or semicolon; `pengguna`:
 * name, email, nama_level, phone_number, gender, no_bpjs, password; `tenaga-profesional`: email, nama_spesialisasi, lokasi.
 * A `phone_number` may have spaces, dots, dashes, brackets and `+62`; digits are stored. With `coba=1` nothing is
 * stored and every row's problems are listed; without it all rows are stored or none, and the refusal carries the same
 * list. A new person without a `password` is mailed an invitation to choose one; with one, they are asked for an own one
 * at login. A file may hold 500 passwords.
 */
export const imporData = endpoint({
  method: 'POST',
  path: '/api/admin/impor',
  access: 'admin',
  summary:
    'Add people or professionals from a CSV of at most 5 000 rows and 1 MB, all or none. People without a password are invited by mail.',
  encoding: 'csv',
  query: z.object({
    jenis: JenisImpor,
    coba: z._default(z.pipe(z.coerce.number<number>(), z.literal([0, 1])), 0),
  }),
  body: z.object({ csv: z.string() }),
  data: ImporHasil,
  message: 'Berkas CSV sudah diperiksa.',
  errors: [
    'CSV_UNREADABLE',
    'IMPORT_TOO_LONG',
    'IMPORT_PASSWORDS',
    'IMPORT_REFUSED',
    'TOO_LARGE',
    'UNSUPPORTED_TYPE',
    'EMAIL_TAKEN',
    'ALREADY_PROFESSIONAL',
  ],
  event: 'data.import',
})
