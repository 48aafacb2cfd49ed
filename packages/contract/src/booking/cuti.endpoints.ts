import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Cuti, CutiMasukan, PenyelesaianCuti } from './cuti.schema.ts'

const path = '/api/tenpro/cuti'

export const listCuti = endpoint({
  method: 'GET',
  path,
  access: 'tenpro',
  summary: 'The caller’s leave, latest first, each with the consultations that it still strands.',
  data: z.array(Cuti),
})

export const insertCuti = endpoint({
  method: 'POST',
  path,
  access: 'tenpro',
  summary:
    'Take leave: these days, or some hours of each, can no longer be booked. Answers the consultations that are stranded.',
  body: CutiMasukan,
  data: Cuti,
  success: 201,
  message: 'Cuti tersimpan.',
  errors: ['PROFESSIONAL_NOT_FOUND', 'LEAVE_IN_PAST', 'LEAVE_OVERLAP'],
  event: 'cuti.insert',
})

export const removeCuti = endpoint({
  method: 'DELETE',
  path,
  access: 'tenpro',
  summary: 'Take one’s leave back: its days can be booked again.',
  target: { in: 'query', field: 'id', is: 'cuti' },
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Cuti dihapus.',
  errors: ['NOT_FOUND'],
  event: 'cuti.remove',
})

export const resolveCuti = endpoint({
  method: 'POST',
  path: `${path}/selesaikan`,
  access: 'tenpro',
  summary:
    'Cancel or move consultations that a leave strands, all or none. A refusal names the code of each in `data.ditolak`.',
  target: { in: 'body', field: 'cuti_id', is: 'cuti' },
  body: PenyelesaianCuti,
  data: Cuti,
  message: 'Konsultasi yang terdampak cuti sudah diproses.',
  errors: ['NOT_FOUND', 'RESOLUTION_REFUSED'],
  event: 'cuti.resolve',
})
