import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { listOrPageOf, OptionalPageQuery } from '../base/page.schema.ts'
import { Hubungi, HubungiMasukan, Peringatan, TutupMasukan } from './peringatan.schema.ts'

const path = '/api/jaga/peringatan'
const query = z.object({ id: IdQuery })
const duty = { access: 'jaga', tugas: 'jaga', query, data: z.null() } as const

export const insertHubungi = endpoint({
  method: 'POST',
  path: '/api/users/peringatan/hubungi',
  access: 'users',
  summary:
    'Ask to be called today. While a wish of the caller’s is open, another one changes its number and place, and raises no further alert.',
  body: HubungiMasukan,
  data: Hubungi,
  success: 201,
  message: 'Permintaan diterima.',
  event: 'peringatan.hubungi',
})

/** What the caller's open wish is promised; read again when it may have changed. */
export const getHubungi = endpoint({
  method: 'GET',
  path: '/api/users/peringatan/hubungi',
  access: 'users',
  summary: 'What is promised for the open wish of the caller to be called; null where none is open.',
  data: z.nullable(Hubungi),
})

export const listPeringatan = endpoint({
  method: 'GET',
  path,
  access: 'jaga',
  tugas: 'jaga',
  summary:
    'The open alerts, one for each person: those that no one handles first, each oldest first. Without a page all of them.',
  query: OptionalPageQuery,
  data: listOrPageOf(Peringatan, Peringatan),
})

export const akuiPeringatan = endpoint({
  ...duty,
  method: 'PUT',
  path: `${path}/akui`,
  summary: 'Handle an alert. The escalation ends.',
  message: 'Anda menangani permintaan ini.',
  errors: ['NOT_FOUND', 'ALERT_TAKEN'],
  event: 'peringatan.akui',
})

export const serahkanPeringatan = endpoint({
  ...duty,
  method: 'PUT',
  path: `${path}/serahkan`,
  summary:
    'Hand over an alert that the caller handles: every holder of the duty is notified, and the escalation begins again.',
  message: 'Permintaan diserahkan kepada petugas lain.',
  errors: ['NOT_FOUND', 'ALERT_TAKEN', 'ALERT_OPEN'],
  event: 'peringatan.serahkan',
})

export const tutupPeringatan = endpoint({
  ...duty,
  method: 'PUT',
  path: `${path}/tutup`,
  summary: 'Close an alert that the caller handles, with a note of what was done.',
  body: TutupMasukan,
  message: 'Permintaan ditutup.',
  errors: ['NOT_FOUND', 'ALERT_TAKEN', 'ALERT_OPEN'],
  event: 'peringatan.tutup',
})
