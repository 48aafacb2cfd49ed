import * as z from 'zod/mini'
import { forPetugas } from '../base/access.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { HAPUS_JAM } from './permintaan.rules.ts'
import {
  Permintaan,
  PermintaanBaris,
  PermintaanLengkap,
  PermintaanLoket,
  PermintaanMasukan,
  PernyataanMasukan,
  SisaHapus,
  TautanHapus,
  TindakanPermintaan,
} from './permintaan.schema.ts'
import { TENGGAT_JAM } from './tenggat.rules.ts'

const path = '/api/allroles/data-saya/permintaan'

export const insertPermintaan = endpoint({
  method: 'POST',
  path,
  access: 'allroles',
  summary: `Ask the clinic something about the caller’s data. It is answered within ${TENGGAT_JAM} hours, and the data protection officers are told. One open request of a kind and consultation at a time. An access that names no consultation becomes a request to each psychologist who wrote notes, of which the first is returned. An erasure is mailed a link that confirms it.`,
  body: PermintaanMasukan,
  data: Permintaan,
  success: 201,
  message: 'Permintaan diterima.',
  errors: ['NOT_FOUND', 'REQUEST_DUPLICATE', 'PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED', 'ERASURE_STAFF'],
  event: 'permintaan.insert',
})

export const listPermintaanSaya = endpoint({
  method: 'GET',
  path,
  access: 'allroles',
  summary: 'The caller’s requests about their data, newest first, with each step and the answers.',
  data: z.array(Permintaan),
})

export const withdrawPermintaan = endpoint({
  method: 'PUT',
  path: `${path}/tarik`,
  access: 'allroles',
  summary: 'Take an open request back; or end a restriction that is in force.',
  target: { in: 'query', field: 'id', is: 'permintaan' },
  query: z.object({ id: IdQuery }),
  data: Permintaan,
  message: 'Permintaan ditarik.',
  errors: ['NOT_FOUND', 'REQUEST_CLOSED'],
  event: 'permintaan.withdraw',
})

export const insertPernyataan = endpoint({
  method: 'POST',
  path: `${path}/pernyataan`,
  access: 'allroles',
  summary:
    'Add a statement to the record whose correction was refused, once. Its patient and its professional read it beside the record.',
  target: { in: 'query', field: 'id', is: 'permintaan' },
  query: z.object({ id: IdQuery }),
  body: PernyataanMasukan,
  data: Permintaan,
  success: 201,
  message: 'Pernyataan tersimpan.',
  errors: ['NOT_FOUND', 'STATEMENT_NONE'],
  event: 'permintaan.state',
})

export const previewHapus = endpoint({
  method: 'GET',
  path: '/api/allroles/data-saya/hapus',
  access: 'allroles',
  summary: 'What would become of each part of the caller’s data by an erasure, and of how many rows.',
  data: z.array(SisaHapus),
})

export const confirmHapus = endpoint({
  method: 'POST',
  path: '/api/public/hapus-akun',
  access: 'public',
  summary: `Confirm an erasure by the link that was mailed. It is carried out ${HAPUS_JAM} hours later; until then it can be taken back.`,
  body: TautanHapus,
  data: z.object({ dilaksanakan_pada: z.string() }),
  message: 'Penghapusan dikonfirmasi.',
  errors: ['ERASURE_LINK_INVALID'],
  event: 'permintaan.confirm',
})

const pathPetugas = '/api/petugas/permintaan'

export const listPermintaan = endpoint({
  method: 'GET',
  path: pathPetugas,
  ...forPetugas,
  summary:
    'The requests of people about their data without their words: those that are open, soonest deadline first; or, with `ditutup=1`, the last 200 that are closed.',
  query: z.object({ ditutup: z.optional(z.enum(['0', '1'])) }),
  data: z.array(PermintaanBaris),
  errors: ['TRAIL_UNAVAILABLE'],
})

export const getPermintaan = endpoint({
  method: 'GET',
  path: `${pathPetugas}/satu`,
  ...forPetugas,
  summary: 'One request with its words. That an officer reads them is recorded for the person before the response.',
  query: z.object({ id: IdQuery }),
  data: PermintaanLengkap,
  errors: ['NOT_FOUND', 'TRAIL_UNAVAILABLE'],
})

export const insertPermintaanLoket = endpoint({
  method: 'POST',
  path: pathPetugas,
  ...forPetugas,
  summary: 'Record a request that reached the clinic at the counter or by letter. The person is told.',
  body: PermintaanLoket,
  data: PermintaanBaris,
  success: 201,
  message: 'Permintaan tercatat.',
  errors: ['USER_UNKNOWN', 'REQUEST_DUPLICATE', 'REQUEST_OWN', 'REQUEST_TIME', 'ERASURE_STAFF'],
  event: 'permintaan.record',
})

export const putPermintaan = endpoint({
  method: 'PUT',
  path: pathPetugas,
  ...forPetugas,
  summary:
    'Take a request on, answer it, refuse it with a ground and words, or confirm an erasure at the counter. The person is told each time. About notes of psychology psychologists decide (`PUT /api/tenpro/permintaan-akses`); where their author is gone, `izinkan` lets the psychologists who review read them until the request has ended.',
  query: z.object({ id: IdQuery }),
  body: TindakanPermintaan,
  data: PermintaanBaris,
  message: 'Permintaan tersimpan.',
  errors: [
    'NOT_FOUND',
    'REQUEST_OWN',
    'REQUEST_CLOSED',
    'REQUEST_ROUTED',
    'NOTES_STEP',
    'TEXT_CLOSED',
    'REASON_REQUIRED',
    'ERASURE_STEP',
  ],
  event: 'permintaan.put',
})
