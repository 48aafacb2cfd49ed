import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Usulan } from './usulan.schema.ts'

// Neither the professional of the consultation nor the proposed one reads a proposal: professionals have no call for it.
const readOne = {
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: z.nullable(Usulan),
  errors: ['NOT_FOUND'],
} as const

export const getUsulan = endpoint({
  method: 'GET',
  path: '/api/users/konsultasi/usulan',
  access: 'users',
  summary: 'What the clinic proposed to the caller when it cancelled their consultation, null where nothing.',
  ...readOne,
})

export const getUsulanAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/konsultasi/usulan',
  access: 'admin',
  summary: 'What the clinic proposed to the patient of a cancelled consultation, null where nothing.',
  ...readOne,
})

export const listUsulan = endpoint({
  method: 'GET',
  path: '/api/users/usulan',
  access: 'users',
  summary:
    'What the clinic proposed to the caller instead of cancelled consultations, for today and later, soonest first.',
  data: z.array(Usulan),
})
