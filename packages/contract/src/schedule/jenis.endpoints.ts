import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import {
  JenisKonsultasi,
  JenisMasukan,
  JenisPerubahan,
  JenisPilihan,
  JenisTenaga,
  JenisTenagaMasukan,
  KetersediaanQuery,
  SlotJenis,
} from './jenis.schema.ts'

const ofTenpro = {
  self: [{ in: 'query', field: 'profid', is: 'profesional_id' }],
  query: z.object({ profid: z.optional(IdQuery) }),
} as const

export const listJenisPilihan = endpoint({
  method: 'GET',
  path: '/api/users/jenis',
  access: 'users',
  summary: 'The types of consultations that a professional offers, the usual one first.',
  query: z.object({ profid: IdQuery }),
  data: z.array(JenisPilihan),
  errors: ['NOT_FOUND'],
})

const slots = { query: KetersediaanQuery, data: z.array(SlotJenis), errors: ['NOT_FOUND', 'TYPE_NOT_OFFERED'] } as const

/** Beyond the window of patients: as far as a follow-up, or a series. */
const slotsAhead = z.safeExtend(KetersediaanQuery, { jendela: z.optional(z.enum(['lanjutan', 'rangkaian'])) })

export const listSlotJenis = endpoint({
  method: 'GET',
  path: '/api/users/slot',
  access: 'users',
  summary:
    'The times at which a consultation of a type may start with a professional, earliest first, each with why it cannot be booked; at most 62 days. Booking and hold take a start as `jenis_id` with `jam_mulai`.',
  ...slots,
})

export const listSlotJenisAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/slot',
  access: 'admin',
  summary:
    'The same for an admin who books for a patient, also of types for urgent visits. With `jendela=lanjutan` those of a follow-up, and with `jendela=rangkaian` those of a series.',
  ...slots,
  query: slotsAhead,
})

export const listSlotJenisTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/slot',
  access: 'tenpro',
  summary:
    'The starts of a type with the caller, as patients see them. With `jendela=lanjutan` those of a follow-up that the caller books: eight weeks further by default, also of types for urgent visits; with `jendela=rangkaian` those of a series.',
  self: ofTenpro.self,
  ...slots,
  query: slotsAhead,
})

export const listJenisPilihanTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/jenis/pilihan',
  access: 'tenpro',
  summary: 'The types of consultations that the caller can book for a patient as a follow-up, the usual one first.',
  self: ofTenpro.self,
  query: z.object({ profid: IdQuery }),
  data: z.array(JenisPilihan),
  errors: ['NOT_FOUND'],
})

export const listJenisTenaga = endpoint({
  method: 'GET',
  path: '/api/tenpro/jenis',
  access: 'tenpro',
  summary: 'The types of consultations that the caller may offer, each with whether they do.',
  ...ofTenpro,
  data: z.array(JenisTenaga),
  errors: ['PROFESSIONAL_NOT_FOUND'],
})

export const putJenisTenaga = endpoint({
  method: 'PUT',
  path: '/api/tenpro/jenis',
  access: 'tenpro',
  summary: 'Offer a type of consultations, with an own length where one is given, or offer it no more.',
  ...ofTenpro,
  body: JenisTenagaMasukan,
  data: z.array(JenisTenaga),
  message: 'Jenis konsultasi tersimpan.',
  errors: ['PROFESSIONAL_NOT_FOUND', 'TYPE_NOT_OFFERED', 'TYPE_FIXED'],
  event: 'jenis.offer',
})

const path = '/api/admin/jenis'

export const listJenisPilihanAdmin = endpoint({
  method: 'GET',
  path: `${path}/pilihan`,
  access: 'admin',
  summary:
    'The types of consultations that an admin can book for a patient with a professional, the usual one first: those of patients, and those for urgent visits.',
  query: z.object({ profid: IdQuery }),
  data: z.array(JenisPilihan),
  errors: ['NOT_FOUND'],
})

export const listJenis = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'All types of consultations with their rules, and what these do to the weekly sessions.',
  data: z.array(JenisKonsultasi),
})

export const insertJenis = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Add a type of consultations. Professionals offer it by themselves.',
  body: JenisMasukan,
  data: JenisKonsultasi,
  success: 201,
  message: 'Jenis konsultasi ditambahkan.',
  errors: ['TYPE_NAME_TAKEN'],
  event: 'jenis.insert',
})

export const updateJenis = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Change rules of a type; what the body leaves out stays. What is booked keeps its time and its pauses. Of the usual type only the quota can change.',
  query: z.object({ id: IdQuery }),
  body: JenisPerubahan,
  data: JenisKonsultasi,
  message: 'Jenis konsultasi tersimpan.',
  errors: ['NOT_FOUND', 'TYPE_NAME_TAKEN', 'TYPE_FIXED'],
  event: 'jenis.update',
})
