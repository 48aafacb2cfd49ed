import * as z from 'zod/mini'
import { TEMPLAT_TERBANYAK } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Templat, TemplatMasukan } from './templat.schema.ts'

const path = '/api/tenpro/templat'
const one = { target: { in: 'query', field: 'id', is: 'templat' }, query: z.object({ id: IdQuery }) } as const

export const listTemplat = endpoint({
  method: 'GET',
  path,
  access: 'tenpro',
  summary: `One’s own templates of replies, by title; at most ${TEMPLAT_TERBANYAK}.`,
  data: z.array(Templat),
})

export const insertTemplat = endpoint({
  method: 'POST',
  path,
  access: 'tenpro',
  summary: 'Add a template of one’s own.',
  body: TemplatMasukan,
  data: Templat,
  success: 201,
  message: 'Templat disimpan.',
  errors: ['PROFESSIONAL_NOT_FOUND', 'TEMPLATE_LIMIT'],
  event: 'templat.insert',
})

export const updateTemplat = endpoint({
  method: 'PUT',
  path,
  access: 'tenpro',
  summary: 'Change a template of one’s own.',
  ...one,
  body: TemplatMasukan,
  data: Templat,
  message: 'Templat disimpan.',
  errors: ['NOT_FOUND'],
  event: 'templat.update',
})

export const removeTemplat = endpoint({
  method: 'DELETE',
  path,
  access: 'tenpro',
  summary: 'Delete a template of one’s own.',
  ...one,
  data: z.null(),
  message: 'Templat dihapus.',
  errors: ['NOT_FOUND'],
  event: 'templat.remove',
})
