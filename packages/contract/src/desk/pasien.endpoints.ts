import * as z from 'zod/mini'
import { atDesk } from '../base/access.ts'
import { maxLength } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery, teks } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { bookingErrors } from '../consultation/konsultasi.messages.ts'
import { KunjunganLoket } from './antrean.schema.ts'
import { HURUF_CARI, PASIEN_TERBANYAK } from './pasien.rules.ts'
import {
  AntreanMasukan,
  AsalRangkaian,
  PasienBaru,
  PasienLoket,
  PesanLoketMasukan,
  TenagaLoket,
} from './pasien.schema.ts'

export const listPasienLoket = endpoint({
  ...atDesk,
  method: 'GET',
  path: '/api/loket/pasien',
  summary: `Active patients by a whole e-mail, a whole BPJS number or ${HURUF_CARI} letters of the name; at most ${PASIEN_TERBANYAK}.`,
  query: z.object({ cari: teks(maxLength.email, isianStaf.cariPasien) }),
  data: z.array(PasienLoket),
  errors: ['SEARCH_SHORT'],
})

export const insertPasienLoket = endpoint({
  ...atDesk,
  method: 'POST',
  path: '/api/loket/pasien',
  summary: 'Make an account of level 5 for a person at the desk, who chooses the password by a mailed link.',
  body: PasienBaru,
  data: PasienLoket,
  success: 201,
  message: 'Pasien didaftarkan. Tautan untuk membuat password dikirim ke emailnya.',
  errors: ['EMAIL_TAKEN'],
  event: 'loket.pasien',
})

export const listTenagaLoket = endpoint({
  ...atDesk,
  method: 'GET',
  path: '/api/loket/tenaga',
  summary: 'The active professionals of a clinic by name, without the kind of profession.',
  query: z.object({ klinik: IdQuery }),
  data: z.array(TenagaLoket),
})

export const listAsalRangkaian = endpoint({
  ...atDesk,
  method: 'GET',
  path: '/api/loket/konsultasi',
  summary:
    'What a series for a patient can follow: the newest approved or finished consultation with each active professional. None of the caller’s own.',
  query: z.object({ user_id: IdQuery }),
  data: z.array(AsalRangkaian),
})

export const insertKonsultasiLoket = endpoint({
  ...atDesk,
  method: 'POST',
  path: '/api/loket/konsultasi',
  summary: 'Book for a patient at the desk, by the rules of booking. It is a request; the patient is told who booked.',
  body: PesanLoketMasukan,
  data: KunjunganLoket,
  success: 201,
  message: 'Jadwal diajukan.',
  // What a patient missed limits only what they book by themselves.
  errors: [
    'USER_UNKNOWN',
    'DESK_OWN',
    ...bookingErrors.filter((code) => code !== 'BOOKING_LIMITED'),
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  event: 'loket.konsultasi',
})

export const insertAntrean = endpoint({
  ...atDesk,
  method: 'POST',
  path: '/api/loket/antrean',
  summary:
    'Let a person without an appointment wait for a professional: takes a free place of the running session or the next one of today, approved and in person, records the arrival and draws a number, all or nothing.',
  body: AntreanMasukan,
  data: KunjunganLoket,
  success: 201,
  message: 'Pasien masuk antrean.',
  errors: [
    'USER_UNKNOWN',
    'PROFESSIONAL_UNKNOWN',
    'DESK_OWN',
    'QUEUE_TWICE',
    'NO_PLACE_TODAY',
    ...bookingErrors.filter((code) => code !== 'BOOKING_LIMITED' && code !== 'ALREADY_REQUESTED'),
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  event: 'antrean.tanpa-janji',
})
