import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { bookingErrors, ownBookingErrors } from '../consultation/konsultasi.messages.ts'
import { Konsultasi } from '../consultation/konsultasi.schema.ts'
import { Alihan, AlihanDipilih, AlihanMasukan } from './alihan.schema.ts'

// Admins and the patient alone read an offer: neither professional is to learn which colleague the patient may choose.
const byAdmin = '/api/admin/konsultasi/alihkan'
const byPatient = '/api/users/konsultasi/alihkan'
const ofConsultation = {
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
} as const

export const getAlihanAdmin = endpoint({
  ...ofConsultation,
  method: 'GET',
  path: byAdmin,
  access: 'admin',
  summary: 'The newest offer to hand this request over to another professional, null where there was none.',
  data: z.nullable(Alihan),
  errors: ['NOT_FOUND'],
})

export const putAlihan = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: byAdmin,
  access: 'admin',
  summary:
    'Offer a request that waits for an answer to another professional of the same profession, by the rules of booking. The time is kept for the patient until the offer ends; nothing moves before the patient agrees.',
  body: AlihanMasukan,
  data: Alihan,
  message: 'Tawaran dikirim kepada pasien.',
  errors: ['NOT_FOUND', 'HANDOVER_REFUSED', 'NOT_COLLEAGUE', ...bookingErrors],
  event: 'alihan.tawarkan',
})

export const removeAlihan = endpoint({
  ...ofConsultation,
  method: 'DELETE',
  path: byAdmin,
  access: 'admin',
  summary: 'Withdraw the open offer of a request; its time is free again.',
  data: z.null(),
  message: 'Tawaran ditarik.',
  errors: ['NOT_FOUND', 'HANDOVER_REFUSED'],
  event: 'alihan.tarik',
})

export const getAlihan = endpoint({
  ...ofConsultation,
  method: 'GET',
  path: byPatient,
  access: 'users',
  summary: 'The newest offer to hand the caller’s request over to another professional, null where there was none.',
  data: z.nullable(Alihan),
  errors: ['NOT_FOUND'],
})

export const setujuiAlihan = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: `${byPatient}/setuju`,
  access: 'users',
  summary:
    'Agree to an open offer: the request is cancelled and made anew with the other professional, with the same complaint, in one transaction. Returns the new one; a repeated call the same one.',
  body: AlihanDipilih,
  data: Konsultasi,
  message: 'Pengajuan Anda dipindahkan.',
  errors: ['NOT_FOUND', 'HANDOVER_REFUSED', 'PEOPLE_INACTIVE', ...ownBookingErrors, ...bookingErrors],
  event: 'alihan.setuju',
})

export const tolakAlihan = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: `${byPatient}/tolak`,
  access: 'users',
  summary: 'Decline an open offer: the request waits on, and the offered time is free again.',
  body: AlihanDipilih,
  data: z.null(),
  message: 'Pengajuan Anda tetap menunggu.',
  errors: ['NOT_FOUND', 'HANDOVER_REFUSED'],
  event: 'alihan.tolak',
})
