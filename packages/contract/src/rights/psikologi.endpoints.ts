import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { PersetujuanPsikolog } from '../people/persetujuan.schema.ts'
import { TandaTangan } from './psikologi.schema.ts'

const path = '/api/users/persetujuan/psikologi'

export const listPsikolog = endpoint({
  method: 'GET',
  path: path,
  access: 'users',
  summary:
    'The caller’s psychologists with the notice of psychology in force, and what the caller said last for each. With `jadwalid` that of one consultation: nothing where it is no psychologist’s.',
  query: z.object({ jadwalid: z.optional(IdQuery) }),
  data: z.array(PersetujuanPsikolog),
})

export const signPsikolog = endpoint({
  method: 'POST',
  path: path,
  access: 'users',
  summary:
    'Sign the notice of psychology for one psychologist, with the caller’s password; or withdraw. Under strict privacy a conversation begins with it.',
  body: TandaTangan,
  data: PersetujuanPsikolog,
  message: 'Pilihan Anda tersimpan.',
  errors: ['NOT_FOUND', 'NOTICE_STALE', 'PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED'],
  event: 'persetujuan.tanda_tangan',
})

export const listPsikologOrang = endpoint({
  method: 'GET',
  path: '/api/admin/persetujuan/psikologi',
  access: 'admin',
  summary: 'A patient’s psychologists with the notice of psychology in force, and what the patient said last for each.',
  target: { in: 'query', field: 'id', is: 'user' },
  query: z.object({ id: IdQuery }),
  data: z.array(PersetujuanPsikolog),
  errors: ['NOT_FOUND'],
})
