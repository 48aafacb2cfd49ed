import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Konsultasi } from '../consultation/konsultasi.schema.ts'
import { Tautan, TautanBatal, TautanMasukan, TautanPindah, TautanSlot } from './tautan.schema.ts'

/**
 * Links of reminder mails. Looking changes nothing, and a program that fetches the address of a mail (a scanner) does
 * not even look: the page reads the token from the fragment and sends the request. All of them refuse with
 * `LINK_INVALID` once the consultation has started, moved or ended.
 */
export const lihatTautan = endpoint({
  method: 'POST',
  path: '/api/public/tautan/lihat',
  access: 'public',
  summary: 'What a link in a reminder is for; changes nothing.',
  body: TautanMasukan,
  data: Tautan,
  errors: ['LINK_INVALID'],
})

export const konfirmasiTautan = endpoint({
  method: 'POST',
  path: '/api/public/tautan/konfirmasi',
  access: 'public',
  summary: 'The patient will be there.',
  body: TautanMasukan,
  data: z.null(),
  message: 'Terima kasih. Kehadiran Anda sudah dicatat.',
  errors: ['LINK_INVALID'],
  event: 'tautan.confirm',
})

/** The same in the app, by a patient who is signed in. */
export const konfirmasiHadir = endpoint({
  method: 'PUT',
  path: '/api/users/konsultasi/konfirmasi',
  access: 'users',
  summary: 'The caller will be there. A repetition changes nothing.',
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: Konsultasi,
  message: konfirmasiTautan.message,
  errors: ['NOT_FOUND', 'NOT_OPEN', 'TOO_LATE'],
  event: 'konsultasi.konfirmasi',
})

export const batalTautan = endpoint({
  method: 'POST',
  path: '/api/public/tautan/batal',
  access: 'public',
  summary: 'Cancel by the link of a reminder.',
  body: TautanBatal,
  data: z.null(),
  message: 'Janji Anda dibatalkan.',
  errors: ['LINK_INVALID'],
  event: 'tautan.cancel',
})

export const slotTautan = endpoint({
  method: 'POST',
  path: '/api/public/tautan/slot',
  access: 'public',
  summary: 'The free times that the consultation of a reschedule link can move to.',
  body: TautanMasukan,
  data: z.array(TautanSlot),
  errors: ['LINK_INVALID'],
})

export const pindahTautan = endpoint({
  method: 'POST',
  path: '/api/public/tautan/jadwal-ulang',
  access: 'public',
  summary: 'Reschedule by the link of a reminder, by the rules of booking.',
  body: TautanPindah,
  data: z.null(),
  message: 'Jadwal Anda sudah dipindahkan.',
  errors: [
    'LINK_INVALID',
    'SLOT_INVALID',
    'SLOT_TAKEN',
    'DAY_FULL',
    'WEEK_FULL',
    'BOOKING_LIMITED',
    'SEMESTER_LIMIT',
    'PATIENT_BUSY',
    'DATE_OUTSIDE_WINDOW',
    'NOT_RELEASED',
    'SLOT_RESERVED',
    'CLINIC_CLOSED',
    'PROFESSIONAL_AWAY',
    'ALREADY_REQUESTED',
  ],
  event: 'tautan.reschedule',
})
