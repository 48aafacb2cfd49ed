import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { JawabanMasukan, Persetujuan } from '../people/persetujuan.schema.ts'
import { Naskah, NaskahQuery, PersetujuanHasil, PersetujuanLoket } from './naskah.schema.ts'

export const getNaskah = endpoint({
  method: 'GET',
  path: '/api/public/naskah',
  access: 'public',
  summary: 'What a person is told before they consent to a purpose: the version in force, or the named one.',
  query: NaskahQuery,
  data: Naskah,
  errors: ['NOT_FOUND'],
  revalidated: true,
})

const path = '/api/allroles/persetujuan'

export const listPersetujuan = endpoint({
  method: 'GET',
  path,
  access: 'allroles',
  summary: 'The purposes but psychology with their notices in force, and what the caller said last to each.',
  data: z.array(Persetujuan),
})

export const answerPersetujuan = endpoint({
  method: 'POST',
  path,
  access: 'allroles',
  summary:
    'Agree to purposes, refuse or withdraw. Without the consent to reminders by mail, those that wait are not sent. A withdrawal cancels no consultation: the answer names those ahead.',
  body: z.object({ persetujuan: JawabanMasukan.check(z.minLength(1)) }),
  data: PersetujuanHasil,
  message: 'Pilihan Anda tersimpan.',
  errors: ['NOTICE_STALE'],
  event: 'persetujuan.jawab',
})

export const getBukti = endpoint({
  method: 'GET',
  path: `${path}/bukti`,
  access: 'allroles',
  summary:
    'The proof of one answer of the caller, as a page to keep and print: the text that was shown, its version and SHA-256, what was said, when and where.',
  query: z.object({ id: IdQuery }),
  data: Berkas,
  produces: 'text/html',
  errors: ['NOT_FOUND'],
})

const pathLoket = '/api/admin/persetujuan'

export const listPersetujuanOrang = endpoint({
  method: 'GET',
  path: pathLoket,
  access: 'admin',
  summary: 'The purposes but psychology with their notices in force, and what a patient said last to each.',
  target: { in: 'query', field: 'id', is: 'user' },
  query: z.object({ id: IdQuery }),
  data: z.array(Persetujuan),
  errors: ['NOT_FOUND'],
})

export const insertPersetujuanOrang = endpoint({
  method: 'POST',
  path: pathLoket,
  access: 'admin',
  summary:
    'Record what a patient said to a notice on paper at the counter; the person is notified. A withdrawal cancels no consultation: the answer names those ahead.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: PersetujuanLoket,
  data: PersetujuanHasil,
  success: 201,
  message: 'Persetujuan tercatat.',
  errors: ['NOT_FOUND', 'NOTICE_STALE'],
  event: 'persetujuan.loket',
})
