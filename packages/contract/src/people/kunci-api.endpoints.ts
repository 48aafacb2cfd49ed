import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { KunciApi, KunciApiBaru, KunciApiMasukan } from './kunci-api.schema.ts'

const path = '/api/admin/kunci-api'

export const listKunciApi = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The keys of programs that read from the product, the newest first.',
  data: z.array(KunciApi),
})

export const insertKunciApi = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Make a key after the own password. It is shown this once, and every admin is told.',
  body: KunciApiMasukan,
  data: KunciApiBaru,
  success: 201,
  message: 'Kunci dibuat.',
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED'],
  event: 'kunci-api.insert',
})

export const cabutKunciApi = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary: 'Revoke a key: from now on it reads nothing. That is not taken back.',
  query: z.object({ id: IdQuery }),
  data: KunciApi,
  message: 'Kunci dicabut.',
  errors: ['NOT_FOUND'],
  event: 'kunci-api.cabut',
})
