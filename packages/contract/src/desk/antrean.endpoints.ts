import * as z from 'zod/mini'
import { atDesk } from '../base/access.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { AntreanSaya, HadirMasukan, HariLoket, KunjunganLoket, PanggilMasukan } from './antrean.schema.ts'

const step = { ...atDesk, method: 'PUT', query: z.object({ id: IdQuery }), data: KunjunganLoket } as const

export const getHariLoket = endpoint({
  ...atDesk,
  method: 'GET',
  path: '/api/loket/hari',
  summary: 'The visits in person of a clinic today, by their hour; without `klinik`, of the first one.',
  query: z.object({ klinik: z.optional(IdQuery) }),
  data: HariLoket,
  errors: ['NOT_FOUND'],
})

export const insertHadir = endpoint({
  ...atDesk,
  method: 'POST',
  path: '/api/loket/hadir',
  summary: 'Record an arrival, by the code or by the visit. It draws the next number of the clinic’s day.',
  body: HadirMasukan,
  data: KunjunganLoket,
  success: 201,
  message: 'Kehadiran tercatat.',
  errors: ['NOT_FOUND', 'CODE_INVALID', 'NOT_OPEN', 'NOT_IN_PERSON', 'ARRIVAL_EARLY', 'CHECKED_IN', 'VISIT_OVER'],
  event: 'antrean.hadir',
})

export const panggilAntrean = endpoint({
  ...atDesk,
  method: 'PUT',
  path: '/api/loket/panggil',
  summary:
    'Call the next person of a professional to a room: whose hour has come first, then in the order of arrival. Two calls at once call two people.',
  body: PanggilMasukan,
  data: KunjunganLoket,
  message: 'Nomor dipanggil.',
  errors: ['NOT_FOUND', 'QUEUE_EMPTY'],
  event: 'antrean.panggil',
})

export const mulaiAntrean = endpoint({
  ...step,
  path: '/api/loket/mulai',
  summary: 'The called person is inside. A professional serves one person at a time.',
  message: 'Kunjungan dimulai.',
  errors: ['NOT_FOUND', 'QUEUE_MOVED', 'ALREADY_SERVING'],
  event: 'antrean.mulai',
})

export const selesaiAntrean = endpoint({
  ...step,
  path: '/api/loket/selesai',
  summary: 'The person has been. The status of the consultation stays with the professional.',
  message: 'Kunjungan selesai.',
  errors: ['NOT_FOUND', 'QUEUE_MOVED'],
  event: 'antrean.selesai',
})

export const lewatiAntrean = endpoint({
  ...step,
  path: '/api/loket/lewati',
  summary: 'The called person did not come: back to the end of the queue, the second time out of it.',
  message: 'Nomor dilewati.',
  errors: ['NOT_FOUND', 'QUEUE_MOVED'],
  event: 'antrean.lewati',
})

export const kembaliAntrean = endpoint({
  ...step,
  path: '/api/loket/kembali',
  summary: 'A person who was out of the queue waits again, at its end, with the same number.',
  message: 'Nomor menunggu kembali.',
  errors: ['NOT_FOUND', 'QUEUE_MOVED', 'QUEUE_TWICE'],
  event: 'antrean.kembali',
})

export const getAntrean = endpoint({
  method: 'GET',
  path: '/api/users/antrean',
  access: 'users',
  summary:
    'The caller’s visit in person of today that is not over: the code for the desk or the place in the queue; null where there is none.',
  data: z.nullable(AntreanSaya),
})
