import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { NASKAH_JAM } from './naskah.rules.ts'
import { NaskahKelola, RancanganMasukan, TerbitanMasukan } from './naskah-kelola.schema.ts'

const path = '/api/admin/naskah'
/** Where no one has the duty, every admin. */
const officers = { access: 'admin', tugas: 'petugas_data', juga: ['admin'] } as const

export const listNaskah = endpoint({
  ...officers,
  method: 'GET',
  path,
  summary: 'Every purpose with the versions of its notice, newest first, the one in force, and the draft of the next.',
  data: z.array(NaskahKelola),
})

export const putRancangan = endpoint({
  ...officers,
  method: 'PUT',
  path,
  summary: 'Write the draft of the next version of a notice. No other person reads it before it is published.',
  body: RancanganMasukan,
  data: NaskahKelola,
  message: 'Rancangan tersimpan.',
  event: 'naskah.draft',
})

export const terbitkanNaskah = endpoint({
  ...officers,
  method: 'POST',
  path,
  summary: `Publish the draft that was read; nothing of it changes any more. What people must agree to again takes effect ${NASKAH_JAM} hours later at the earliest, and they are notified.`,
  body: TerbitanMasukan,
  data: NaskahKelola,
  success: 201,
  message: 'Naskah terbit.',
  errors: ['NOT_FOUND', 'NOTICE_STALE', 'NOTICE_TOO_SOON'],
  event: 'naskah.publish',
})
