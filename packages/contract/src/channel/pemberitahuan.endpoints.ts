import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdMasukan } from '../base/isian.ts'
import { PageQuery } from '../base/page.schema.ts'
import { PemberitahuanPage, PilihanKabar, PilihanMasukan } from './pemberitahuan.schema.ts'

export const listPemberitahuan = endpoint({
  method: 'GET',
  path: '/api/allroles/pemberitahuan',
  access: 'allroles',
  summary: 'The caller’s notices, newest first.',
  query: PageQuery,
  data: PemberitahuanPage,
})

export const countPemberitahuan = endpoint({
  method: 'GET',
  path: '/api/allroles/pemberitahuan/belum-dibaca',
  access: 'allroles',
  summary: 'How many of the caller’s notices have not been read.',
  data: z.object({ jumlah: z.int() }),
})

export const readPemberitahuan = endpoint({
  method: 'PUT',
  path: '/api/allroles/pemberitahuan/dibaca',
  access: 'allroles',
  summary: 'Mark one notice (`pemberitahuan_id`) as read, or all up to one (`sampai`). Other people’s are left alone.',
  body: z.union([z.object({ pemberitahuan_id: IdMasukan }), z.object({ sampai: IdMasukan })]),
  data: z.object({ jumlah: z.int() }),
})

export const listPilihanKabar = endpoint({
  method: 'GET',
  path: '/api/allroles/pemberitahuan/pilihan',
  access: 'allroles',
  summary: 'For which kinds of notice the caller gets mail and pushes, of those that can be turned off.',
  data: z.array(PilihanKabar),
})

export const putPilihanKabar = endpoint({
  method: 'PUT',
  path: '/api/allroles/pemberitahuan/pilihan',
  access: 'allroles',
  summary: 'Turn the mail or the pushes of a kind of notice on or off.',
  body: PilihanMasukan,
  data: z.array(PilihanKabar),
  message: 'Pilihan tersimpan.',
  errors: ['NOTICE_FIXED'],
  event: 'pemberitahuan.choose',
})
