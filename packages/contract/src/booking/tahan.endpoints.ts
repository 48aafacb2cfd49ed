import * as z from 'zod/mini'
import { TAHAN_MENIT } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { bookingErrors } from '../consultation/konsultasi.messages.ts'
import { Tahan, TahanMasukan } from './tahan.schema.ts'

const path = '/api/users/slot/tahan'

export const insertTahan = endpoint({
  method: 'POST',
  path,
  access: 'users',
  summary: `Hold a slot for ${TAHAN_MENIT} minutes while the booking is written. The same slot again returns the same hold; another slot replaces it.`,
  body: TahanMasukan,
  data: Tahan,
  success: 201,
  message: `Slot ini kami tahan untuk Anda selama ${TAHAN_MENIT} menit.`,
  errors: [...bookingErrors, 'CONFIRM_FIRST', 'HOLD_TOO_OFTEN'],
  event: 'tahan.insert',
})

export const getTahan = endpoint({
  method: 'GET',
  path,
  access: 'users',
  summary: 'The slot that is held for the caller; null where there is none.',
  data: z.nullable(Tahan),
})

export const removeTahan = endpoint({
  method: 'DELETE',
  path,
  access: 'users',
  summary: 'Release a slot that is held for the caller.',
  target: { in: 'query', field: 'id', is: 'tahan' },
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Slot dilepas.',
  errors: ['NOT_FOUND'],
  event: 'tahan.remove',
})
