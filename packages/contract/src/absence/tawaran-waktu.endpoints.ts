import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { bookingErrors } from '../consultation/konsultasi.messages.ts'
import { Konsultasi } from '../consultation/konsultasi.schema.ts'
import {
  TawaranDitolak,
  TawaranWaktu,
  TawaranWaktuMasukan,
  TawaranWaktuPasien,
  WaktuDiambil,
} from './tawaran-waktu.schema.ts'

const byPatient = '/api/users/konsultasi/tawaran-waktu'
const ofConsultation = {
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
} as const

export const putTawaranWaktu = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: '/api/tenpro/konsultasi/tawarkan-waktu',
  access: 'tenpro',
  summary:
    'Offer the patient of a request up to three other times of the caller, by the rules of booking. They reserve nothing, and replace an earlier offer. The request counts as answered: it waits.',
  body: TawaranWaktuMasukan,
  data: TawaranWaktu,
  message: 'Pilihan waktu dikirim kepada pasien.',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'HANDOVER_REFUSED', 'NOT_OPEN', 'TOO_LATE', ...bookingErrors],
  event: 'tawaran-waktu.tawarkan',
})

export const listTawaranWaktu = endpoint({
  method: 'GET',
  path: '/api/tenpro/tawaran-waktu',
  access: 'tenpro',
  summary:
    'The newest offer of times for each consultation with the caller that lies ahead, soonest first: whether the patient took one, declined, or has not replied.',
  data: z.array(TawaranWaktu),
})

export const getTawaranWaktu = endpoint({
  ...ofConsultation,
  method: 'GET',
  path: byPatient,
  access: 'users',
  summary: 'The newest offer of other times for the caller’s consultation, null where there was none.',
  data: z.nullable(TawaranWaktuPasien),
  errors: ['NOT_FOUND'],
})

export const ambilWaktu = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: `${byPatient}/ambil`,
  access: 'users',
  summary:
    'Take one of the offered times: the consultation moves to it, approved where its professional offered it. A repeated call returns the same. A time that is gone is refused with the code of a booking.',
  body: WaktuDiambil,
  data: Konsultasi,
  message: 'Jadwal konsultasi Anda sudah dipindahkan.',
  errors: ['NOT_FOUND', 'OFFERED_TIMES_CLOSED', 'PEOPLE_INACTIVE', ...bookingErrors],
  event: 'tawaran-waktu.ambil',
})

export const tolakWaktu = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: `${byPatient}/tolak`,
  access: 'users',
  summary: 'Decline all offered times: the consultation stays as it is, and its professional is notified.',
  body: TawaranDitolak,
  data: z.null(),
  message: 'Jawaban Anda sudah dikirim.',
  errors: ['NOT_FOUND', 'OFFERED_TIMES_CLOSED'],
  event: 'tawaran-waktu.tolak',
})
