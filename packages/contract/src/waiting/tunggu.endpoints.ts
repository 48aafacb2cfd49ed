import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { PageQuery } from '../base/page.schema.ts'
import { TautanMasukan } from '../booking/tautan.schema.ts'
import { bookingErrors, ownBookingErrors } from '../consultation/konsultasi.messages.ts'
import { Konsultasi } from '../consultation/konsultasi.schema.ts'
import {
  MendesakMasukan,
  TawaranDipilih,
  TawaranTautan,
  Tunggu,
  TungguDipilih,
  TungguMasukan,
  TungguPage,
  TungguStaf,
} from './tunggu.schema.ts'

const path = '/api/users/tunggu'
const ofOffer = {
  method: 'PUT',
  access: 'users',
  target: { in: 'body', field: 'tawaran_id', is: 'tawaran' },
  body: TawaranDipilih,
} as const

export const insertTunggu = endpoint({
  method: 'POST',
  path,
  access: 'users',
  summary:
    'Wait for a place with a professional or a speciality, or, with `jadwal_id`, for an earlier time of a consultation of the caller’s. Refused while a place that fits can be booked: `data` of `SLOT_FREE` names the first.',
  body: TungguMasukan,
  data: Tunggu,
  success: 201,
  message: 'Anda masuk daftar tunggu.',
  errors: [
    'NOT_FOUND',
    'PROFESSIONAL_NOT_FOUND',
    'SPESIALISASI_UNKNOWN',
    'TYPE_NOT_OFFERED',
    'DATE_OUTSIDE_WINDOW',
    'NOT_OPEN',
    'WAITLIST_EXISTS',
    'SLOT_FREE',
  ],
  event: 'tunggu.insert',
})

export const listTunggu = endpoint({
  method: 'GET',
  path,
  access: 'users',
  summary: 'The entries of the caller that are in line, each with its place and the open offer.',
  data: z.array(Tunggu),
})

export const removeTunggu = endpoint({
  method: 'DELETE',
  path,
  access: 'users',
  summary: 'Leave the line. A place that was offered goes to the next person.',
  target: { in: 'query', field: 'id', is: 'tunggu' },
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Anda keluar dari daftar tunggu.',
  errors: ['NOT_FOUND'],
  event: 'tunggu.remove',
})

export const lanjutTunggu = endpoint({
  method: 'PUT',
  path: `${path}/lanjut`,
  access: 'users',
  summary: 'Go on waiting after a pause, with the former place in line.',
  target: { in: 'body', field: 'tunggu_id', is: 'tunggu' },
  body: TungguDipilih,
  data: Tunggu,
  message: 'Anda menunggu lagi. Urutan Anda tetap.',
  errors: ['NOT_FOUND'],
  event: 'tunggu.lanjut',
})

export const ambilTawaran = endpoint({
  ...ofOffer,
  path: `${path}/ambil`,
  summary:
    'Take the offered place: it is booked by the rules of booking, or the consultation moves to it and its former place goes to the next in line. A repeated call returns the same consultation.',
  data: Konsultasi,
  message: 'Slot ini milik Anda.',
  errors: ['NOT_FOUND', 'OFFER_EXPIRED', 'PEOPLE_INACTIVE', ...ownBookingErrors, ...bookingErrors],
  event: 'tunggu.ambil',
})

export const lewatiTawaran = endpoint({
  ...ofOffer,
  path: `${path}/lewati`,
  summary: 'Pass an offer on to the next person; the place in line stays.',
  data: z.null(),
  message: 'Slot dilewati. Urutan Anda tetap.',
  errors: ['NOT_FOUND', 'OFFER_EXPIRED'],
  event: 'tunggu.lewati',
})

/** Links of the mails about offers. Looking changes nothing: programs that open every address of a mail take no place. */
export const lihatTawaranTautan = endpoint({
  method: 'POST',
  path: '/api/public/tautan/tawaran',
  access: 'public',
  summary: 'What a mailed link offers, and until when; changes nothing.',
  body: TautanMasukan,
  data: TawaranTautan,
  errors: ['LINK_INVALID', 'OFFER_EXPIRED'],
})

export const ambilTautan = endpoint({
  method: 'POST',
  path: '/api/public/tautan/ambil',
  access: 'public',
  summary: 'Take the offered place by the link of a mail.',
  body: TautanMasukan,
  data: z.null(),
  message: 'Slot ini milik Anda.',
  errors: ['LINK_INVALID', 'OFFER_EXPIRED', 'PEOPLE_INACTIVE', ...ownBookingErrors, ...bookingErrors],
  event: 'tautan.ambil',
})

export const listTungguAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/tunggu',
  access: 'admin',
  summary: 'Everyone who is in line, urgent ones first, then by how long they have waited.',
  query: PageQuery,
  data: TungguPage,
})

export const listTungguTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/tunggu',
  access: 'tenpro',
  summary: 'Who is in line for the caller, in their order.',
  data: z.array(TungguStaf),
})

const urgent = {
  method: 'PUT',
  query: z.object({ id: IdQuery }),
  body: MendesakMasukan,
  data: TungguStaf,
  message: 'Urutan diperbarui.',
  errors: ['NOT_FOUND'],
  event: 'tunggu.mendesak',
} as const

export const mendesakTunggu = endpoint({
  ...urgent,
  path: '/api/admin/tunggu/mendesak',
  access: 'admin',
  juga: ['loket'],
  summary:
    'Put an entry first, or back into the order of arrival; the reason is kept. Also for accounts with the duty `loket`.',
})

export const mendesakTungguTenpro = endpoint({
  ...urgent,
  path: '/api/tenpro/tunggu/mendesak',
  access: 'tenpro',
  target: { in: 'query', field: 'id', is: 'tunggu_tenaga' },
  summary: 'The same for who waits for the caller.',
})
