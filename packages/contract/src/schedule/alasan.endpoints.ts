import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdMasukan, IdQuery } from '../base/isian.ts'
import { pageOf } from '../base/page.schema.ts'
import { Alasan, AlasanMasukan, AlasanPilihan, TenagaAlasan, UrutanAlasan } from './alasan.schema.ts'
import { pageTenagaProfesional } from './tenaga-profesional.endpoints.ts'

export const listAlasan = endpoint({
  method: 'GET',
  path: '/api/users/alasan',
  access: 'users',
  summary: 'The reasons for a visit from which a patient may choose one, in the order of the clinic.',
  data: z.array(AlasanPilihan),
})

export const pageTenagaAlasan = endpoint({
  method: 'POST',
  path: '/api/users/alasan/tenaga',
  access: 'users',
  summary:
    'The active professionals of a reason, a page at a time: those who have treated the caller first, then by the next free slot. Where no professional offers the speciality or the type of the reason, those of its profession. A read: the reason is in the body, because an address is logged.',
  // The other fields filter as they do in the list of all professionals.
  body: z.extend(
    z.pick(pageTenagaProfesional.query, { page: true, limit: true, q: true, gender: true, bahasa: true, hari: true }),
    { alasan_id: IdMasukan },
  ),
  data: pageOf(TenagaAlasan),
  errors: ['NOT_FOUND'],
})

const path = '/api/admin/alasan'

export const listAlasanAdmin = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'All reasons for a visit, also those that patients do not see, in their order.',
  data: z.array(Alasan),
})

export const insertAlasan = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Add a reason for a visit, as the last one.',
  body: AlasanMasukan,
  data: Alasan,
  success: 201,
  message: 'Alasan kunjungan ditambahkan.',
  errors: ['REASON_NAME_TAKEN', 'SPESIALISASI_UNKNOWN'],
  event: 'alasan.insert',
})

export const updateAlasan = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary: 'Change all of a reason for a visit. What is booked keeps the word that its patient chose.',
  query: z.object({ id: IdQuery }),
  body: AlasanMasukan,
  data: Alasan,
  message: 'Alasan kunjungan tersimpan.',
  errors: ['NOT_FOUND', 'REASON_NAME_TAKEN', 'SPESIALISASI_UNKNOWN'],
  event: 'alasan.update',
})

export const putUrutanAlasan = endpoint({
  method: 'PUT',
  path: `${path}/urutan`,
  access: 'admin',
  summary: 'Put the reasons for a visit in this order. Those that it leaves out come after it.',
  body: UrutanAlasan,
  data: z.array(Alasan),
  message: 'Urutan alasan tersimpan.',
  errors: ['NOT_FOUND'],
  event: 'alasan.urutan',
})
