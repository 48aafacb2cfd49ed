import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { PermintaanAkses, PutusanAkses } from './permintaan-akses.schema.ts'

const path = '/api/tenpro/permintaan-akses'

export const listPermintaanAkses = endpoint({
  method: 'GET',
  path,
  access: 'tenpro',
  summary:
    'The open requests for notes of psychology that the caller decides: as a psychologist who wrote them, or as a psychologist who reviews; soonest deadline first, at most 200. Each read is recorded for the client before the response.',
  data: z.array(PermintaanAkses),
  errors: ['TEXT_CLOSED', 'TRAIL_UNAVAILABLE'],
})

export const putPermintaanAkses = endpoint({
  method: 'PUT',
  path,
  access: 'tenpro',
  summary:
    'Decide about such a request, once: answer it, after releasing what is given, or withhold with a ground and words. The client is told.',
  query: z.object({ id: IdQuery }),
  body: PutusanAkses,
  data: z.null(),
  message: 'Putusan tersimpan.',
  errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'REASON_REQUIRED', 'TEXT_CLOSED'],
  event: 'permintaan.akses',
})
