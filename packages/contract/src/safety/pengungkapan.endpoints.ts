import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Pengungkapan, UngkapKonsultasi, UngkapMasukan } from './pengungkapan.schema.ts'

const path = '/api/tenpro/pengungkapan'
const recorded = { data: z.null(), success: 201, message: 'Pengungkapan tercatat.' } as const

export const listPengungkapan = endpoint({
  method: 'GET',
  path,
  access: 'tenpro',
  summary: 'Whom outside of the clinic the caller has told of a person in danger, newest first; at most 200.',
  data: z.array(Pengungkapan),
  errors: ['TEXT_CLOSED'],
})

export const insertPengungkapan = endpoint({
  ...recorded,
  method: 'POST',
  path,
  access: 'tenpro',
  summary:
    'Record that the professional of a consultation told someone outside of the clinic, because a life was in danger. The patient sees it among the accesses to their data.',
  target: { in: 'body', field: 'jadwal_id', is: 'konsultasi' },
  body: UngkapKonsultasi,
  errors: ['NOT_FOUND', 'TEXT_CLOSED'],
  event: 'pengungkapan.insert',
})

export const ungkapPeringatan = endpoint({
  ...recorded,
  method: 'POST',
  path: '/api/jaga/peringatan/ungkap',
  access: 'jaga',
  tugas: 'jaga',
  summary: 'The same by the person who handles an alert, while it is open.',
  query: z.object({ id: IdQuery }),
  body: UngkapMasukan,
  errors: ['NOT_FOUND', 'ALERT_TAKEN', 'ALERT_OPEN'],
  event: 'pengungkapan.peringatan',
})
