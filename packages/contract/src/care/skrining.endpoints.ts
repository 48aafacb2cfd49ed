import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import {
  BagikanSkrining,
  Instrumen,
  InstrumenMasukan,
  InstrumenTerdaftar,
  IzinSkriningMasukan,
  Skrining,
  SkriningDibagikan,
  SkriningMasukan,
  SkriningSaya,
  SkriningTersimpan,
} from './skrining.schema.ts'

const path = '/api/users/skrining'

export const listInstrumen = endpoint({
  method: 'GET',
  path: `${path}/instrumen`,
  access: 'users',
  summary: 'The instruments that can be filled in, with their questions.',
  data: z.array(Instrumen),
})

export const getSkrining = endpoint({
  method: 'GET',
  path,
  access: 'users',
  summary:
    'The caller’s own results, the newest first, at most 100, and the professionals with whom they can be shared.',
  data: SkriningSaya,
})

export const insertSkrining = endpoint({
  method: 'POST',
  path,
  access: 'users',
  summary:
    'Save the answers to an instrument. Where too much is skipped the result has no score. An affirmed question about danger raises an alert to the people on duty.',
  body: SkriningMasukan,
  data: SkriningTersimpan,
  success: 201,
  message: 'Hasil tersimpan.',
  errors: ['INSTRUMENT_UNKNOWN', 'ANSWERS_MISSING', 'NOT_FOUND', 'SCREENING_QUOTA'],
  event: 'skrining.simpan',
})

export const putIzinSkrining = endpoint({
  method: 'PUT',
  path: `${path}/izin`,
  access: 'users',
  summary:
    'Let a professional with whom the caller has a consultation read all results, or end that at once. Returns all with whom they can be shared.',
  body: IzinSkriningMasukan,
  data: z.array(BagikanSkrining),
  message: 'Pilihan tersimpan.',
  errors: ['NOT_FOUND'],
  event: 'skrining.izin',
})

export const listSkriningDibagikan = endpoint({
  method: 'GET',
  path: '/api/tenpro/skrining/izin',
  access: 'tenpro',
  summary: 'The patients who let the caller read their results.',
  data: z.array(SkriningDibagikan),
})

export const listSkriningTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/skrining',
  access: 'tenpro',
  summary:
    'The results of a patient with a consultation of the caller, who lets the caller read them. For all others there are none. Each read leaves a row in the trail.',
  query: z.object({ user_id: IdQuery }),
  data: z.array(Skrining),
  errors: ['NOT_FOUND', 'TEXT_CLOSED', 'TRAIL_UNAVAILABLE'],
})

const instrumen = '/api/admin/skrining/instrumen'

export const listInstrumenAdmin = endpoint({
  method: 'GET',
  path: instrumen,
  access: 'admin',
  summary: 'Every instrument with its source and licence.',
  data: z.array(InstrumenTerdaftar),
})

export const insertInstrumen = endpoint({
  method: 'POST',
  path: instrumen,
  access: 'admin',
  summary:
    'Import an instrument that the clinic may use. It replaces the active version of the same code for new results; it is neither changed nor deleted afterwards.',
  body: InstrumenMasukan,
  data: z.array(InstrumenTerdaftar),
  success: 201,
  message: 'Instrumen tersimpan.',
  errors: ['INSTRUMENT_UNLICENSED', 'INSTRUMENT_EXISTS'],
  event: 'skrining.instrumen',
})
