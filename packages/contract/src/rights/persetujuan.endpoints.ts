import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { JawabanMasukan, Persetujuan } from '../people/persetujuan.schema.ts'
import { Naskah, NaskahQuery, PersetujuanHasil } from './naskah.schema.ts'

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
  summary: 'The purposes with their notices in force, and what the caller said last to each.',
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
