import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Cuti, CutiKlinikMasukan, CutiMasukan, PenyelesaianCuti } from './cuti.schema.ts'

const path = '/api/tenpro/cuti'
const byClinic = '/api/admin/cuti'

// The clinic files, resolves and removes the leave of a professional by the same rules; each act has the same response for both.
const insert = { data: Cuti, success: 201, message: 'Cuti tersimpan.', event: 'cuti.insert' } as const
const remove = {
  target: { in: 'query', field: 'id', is: 'cuti' },
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Cuti dihapus.',
  errors: ['NOT_FOUND'],
  event: 'cuti.remove',
} as const
const resolve = {
  target: { in: 'body', field: 'cuti_id', is: 'cuti' },
  body: PenyelesaianCuti,
  data: Cuti,
  message: 'Konsultasi yang terdampak cuti sudah diproses.',
  errors: ['NOT_FOUND', 'RESOLUTION_REFUSED'],
  event: 'cuti.resolve',
} as const
const insertErrors = ['PROFESSIONAL_NOT_FOUND', 'LEAVE_IN_PAST', 'LEAVE_OVERLAP'] as const

export const listCuti = endpoint({
  method: 'GET',
  path,
  access: 'tenpro',
  summary: 'The caller’s leave, latest first, each with the consultations that it still strands.',
  data: z.array(Cuti),
})

export const insertCuti = endpoint({
  ...insert,
  method: 'POST',
  path,
  access: 'tenpro',
  summary:
    'Take leave: these days, or some hours of each, can no longer be booked. Answers the consultations that are stranded.',
  body: CutiMasukan,
  errors: insertErrors,
})

export const removeCuti = endpoint({
  ...remove,
  method: 'DELETE',
  path,
  access: 'tenpro',
  summary: 'Take one’s leave back: its days can be booked again.',
})

export const resolveCuti = endpoint({
  ...resolve,
  method: 'POST',
  path: `${path}/selesaikan`,
  access: 'tenpro',
  summary:
    'Cancel or move consultations that a leave strands, or offer their patients other times (`tawarkan`), all or none. A refusal names the code of each in `data.ditolak`.',
})

export const listCutiTenaga = endpoint({
  method: 'GET',
  path: byClinic,
  access: 'admin',
  summary:
    'The leave of a professional, latest first, each with the consultations that it still strands. The note is null where the professional took it.',
  query: z.object({ profesional_id: IdQuery }),
  data: z.array(Cuti),
  errors: ['PROFESSIONAL_NOT_FOUND'],
})

export const insertCutiTenaga = endpoint({
  ...insert,
  method: 'POST',
  path: byClinic,
  access: 'admin',
  summary:
    'File the leave of a professional, who is notified. Answers the consultations that are stranded, also those still ahead today.',
  body: CutiKlinikMasukan,
  errors: insertErrors,
})

export const removeCutiTenaga = endpoint({
  ...remove,
  method: 'DELETE',
  path: byClinic,
  access: 'admin',
  summary: 'Take a professional’s leave back: its days can be booked again. The professional is notified.',
})

export const resolveCutiTenaga = endpoint({
  ...resolve,
  method: 'POST',
  path: `${byClinic}/selesaikan`,
  access: 'admin',
  summary:
    'Cancel or move consultations that a professional’s leave strands, or offer their patients other times (`tawarkan`) or a request to a colleague (`alihkan`), all or none. A refusal names the code of each in `data.ditolak`.',
})
