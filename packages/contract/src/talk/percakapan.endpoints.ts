import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { PESAN_PER_HALAMAN } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery, teks } from '../base/isian.ts'
import { PageQuery } from '../base/page.schema.ts'
import {
  KontakOrangPage,
  KontakPage,
  PenerusanMasukan,
  Percakapan,
  PercakapanMasukan,
  Tanda,
  TandaMasukan,
} from './percakapan.schema.ts'

const JadwalQuery = z.object({ jadwal_id: IdQuery })

export const listPercakapan = endpoint({
  method: 'GET',
  path: '/api/allroles/percakapan',
  access: 'allroles',
  summary:
    'The messages of a consultation, oldest first, for its patient and its professional: the latest ones, those `before` an id, or the news `after` one (the earliest of them, if there are more than `limit`).',
  target: { in: 'query', field: 'jadwal_id', is: 'percakapan' },
  query: z.extend(JadwalQuery, {
    after: z.optional(IdQuery),
    before: z.optional(IdQuery),
    limit: z._default(PageQuery.shape.limit.def.innerType, PESAN_PER_HALAMAN),
  }),
  data: z.array(Percakapan),
  errors: ['NOT_FOUND'],
})

export const insertPercakapan = endpoint({
  method: 'POST',
  path: '/api/allroles/percakapan',
  access: 'allroles',
  summary: 'Say something in a consultation. The same `client_id` again answers the message that is there.',
  self: [{ in: 'body', field: 'pengirim_id', is: 'user_id' }],
  target: { in: 'body', field: 'jadwal_id', is: 'percakapan' },
  body: PercakapanMasukan,
  data: Percakapan,
  success: 201,
  errors: ['NOT_FOUND', 'CHAT_CLOSED'],
  event: 'percakapan.insert',
})

export const insertLampiran = endpoint({
  method: 'POST',
  path: '/api/allroles/percakapan/lampiran',
  access: 'allroles',
  summary:
    'Say something with a file (multipart field `berkas`: JPEG, PNG, WebP or PDF, at most 5 MB; `client_id`, `pesan`, `balas_id` before it).',
  target: { in: 'query', field: 'jadwal_id', is: 'percakapan' },
  query: JadwalQuery,
  encoding: 'multipart',
  data: Percakapan,
  success: 201,
  errors: ['NOT_FOUND', 'CHAT_CLOSED', 'ATTACHMENT_REFUSED', 'ATTACHMENT_QUOTA', 'TOO_LARGE', 'UNSUPPORTED_TYPE'],
  event: 'percakapan.insert-attachment',
})

export const getLampiran = endpoint({
  method: 'GET',
  path: '/api/allroles/percakapan/lampiran',
  access: 'allroles',
  summary: 'The file of a message (`id`), or a small picture of it, for the two whose conversation it is.',
  target: { in: 'query', field: 'id', is: 'pesan' },
  query: z.object({ id: IdQuery, ukuran: z._default(z.enum(['penuh', 'kecil']), 'penuh') }),
  data: Berkas,
  produces: 'application/octet-stream',
  errors: ['NOT_FOUND', 'TEXT_CLOSED', 'CONTENT_UNREADABLE'],
})

export const forwardPercakapan = endpoint({
  method: 'POST',
  path: '/api/allroles/percakapan/teruskan',
  access: 'allroles',
  summary: 'Forward a message, with its file, to another of the caller’s consultations of the same patient.',
  target: { in: 'body', field: 'jadwal_id', is: 'percakapan' },
  body: PenerusanMasukan,
  data: Percakapan,
  success: 201,
  errors: ['NOT_FOUND', 'FORWARD_REFUSED', 'CHAT_CLOSED', 'ATTACHMENT_QUOTA', 'CONTENT_UNREADABLE'],
  event: 'percakapan.forward',
})

export const removePercakapan = endpoint({
  method: 'DELETE',
  path: '/api/allroles/percakapan',
  access: 'allroles',
  summary: 'Take the caller’s message back within an hour, for both; a marker stays.',
  target: { in: 'query', field: 'id', is: 'pesan' },
  query: z.object({ id: IdQuery }),
  data: Percakapan,
  message: 'Pesan dihapus.',
  errors: ['NOT_FOUND', 'DELETE_TOO_LATE'],
  event: 'percakapan.remove',
})

export const listTanda = endpoint({
  method: 'GET',
  path: '/api/allroles/percakapan/tanda',
  access: 'allroles',
  summary: 'How far both have come in a conversation.',
  target: { in: 'query', field: 'jadwal_id', is: 'percakapan' },
  query: JadwalQuery,
  data: z.array(Tanda),
  errors: ['NOT_FOUND'],
})

/** Marks only move forward, so that responses out of order do no harm. */
export const putTanda = endpoint({
  method: 'PUT',
  path: '/api/allroles/percakapan/tanda',
  access: 'allroles',
  summary: 'Say how far one has come: what has reached a device, what has been seen.',
  target: { in: 'body', field: 'jadwal_id', is: 'percakapan' },
  body: TandaMasukan,
  data: Tanda,
  errors: ['NOT_FOUND'],
})

export const listKontak = endpoint({
  method: 'GET',
  path: '/api/allroles/percakapan/kontak',
  access: 'allroles',
  summary: 'The inbox: the conversations of the caller’s consultations, the latest word first; none for an admin.',
  query: z.extend(PageQuery, { q: z.optional(teks(100)), jadwal_id: z.optional(IdQuery) }),
  data: KontakPage,
})

/** The inbox by person: a consultation of its own row made one person many. `jadwal_id` asks for the person of a consultation. */
export const listKontakOrang = endpoint({
  method: 'GET',
  path: '/api/allroles/percakapan/kontak/orang',
  access: 'allroles',
  summary:
    'The inbox by person: the caller’s consultations grouped by the other person, the latest word first; none for an admin. A cancelled consultation without a message is left out.',
  query: z.extend(PageQuery, { q: z.optional(teks(100)), jadwal_id: z.optional(IdQuery) }),
  data: KontakOrangPage,
})

export const countBelumDibaca = endpoint({
  method: 'GET',
  path: '/api/allroles/percakapan/belum-dibaca',
  access: 'allroles',
  summary: 'How many messages to the caller have not been seen.',
  data: z.object({ jumlah: z.int() }),
})
