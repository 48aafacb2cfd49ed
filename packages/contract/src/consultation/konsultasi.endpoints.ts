import * as z from 'zod/mini'
import { levelsOf } from '../base/access.ts'
import { BARIS_DAFTAR, maxLength } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { BitMasukan, IdQuery, teks } from '../base/isian.ts'
import { listOrPageOf, OptionalPageQuery } from '../base/page.schema.ts'
import { alerts } from '../base/texts.ts'
import { Tanggal } from '../base/waktu.ts'
import { BagianKonsultasi, JumlahBagian, PerhatianKonsultasi } from './bagian.schema.ts'
import { bookingErrors, ownBookingErrors } from './konsultasi.messages.ts'
import {
  BookingAdmin,
  BookingMasukan,
  Dashboard,
  JadwalUlang,
  Konsultasi,
  KonsultasiPerubahan,
  KonsultasiTampil,
  KonsultasiTertutup,
  Pembatalan,
  RiwayatStatus,
  StatusMasukan,
} from './konsultasi.schema.ts'

const byId = { in: 'query', field: 'jadwalid', is: 'konsultasi' } as const
const JadwalIdQuery = z.object({ jadwalid: IdQuery })
const closedForAdmins = 'Without its texts for admins.'
const unpaged = `Without a page, at most the newest ${BARIS_DAFTAR}.`
const Search = z.extend(OptionalPageQuery, { q: z.optional(teks(maxLength.pencarian)) })
const Filter = z.extend(Search, {
  status: z.optional(StatusMasukan),
  dari: z.optional(Tanggal),
  sampai: z.optional(Tanggal),
})

export const bookKonsultasi = endpoint({
  method: 'POST',
  path: '/api/users/konsultasi/book',
  access: 'users',
  summary:
    'Book a slot. Of any number of parallel requests for one slot exactly one succeeds. `jenis_id` counts only together with `jam_mulai`: the booking then starts at that time within the session.',
  self: [{ in: 'body', field: 'user_id', is: 'user_id' }],
  body: BookingMasukan,
  data: Konsultasi,
  success: 201,
  message: alerts.bookingSuccess.isi,
  errors: [...ownBookingErrors, ...bookingErrors, 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  event: 'konsultasi.book',
})

export const insertKonsultasi = endpoint({
  method: 'POST',
  path: '/api/admin/konsultasi/insert',
  access: 'admin',
  summary:
    'Book for a patient, by the same rules. Returns the complaint that this request has brought, and no other text.',
  body: BookingAdmin,
  data: Konsultasi,
  success: 201,
  message: alerts.bookingSuccess.isi,
  errors: ['USER_UNKNOWN', ...bookingErrors, 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  event: 'konsultasi.insert',
})

export const cancelKonsultasi = endpoint({
  method: 'PUT',
  path: '/api/users/konsultasi/batal',
  access: 'users',
  summary: 'Cancel the caller’s consultation before it starts.',
  target: byId,
  query: JadwalIdQuery,
  body: Pembatalan,
  data: Konsultasi,
  message: 'Konsultasi dibatalkan.',
  errors: ['NOT_FOUND', 'NOT_OPEN', 'TOO_LATE'],
  event: 'konsultasi.cancel',
})

export const urungkanBatal = endpoint({
  method: 'PUT',
  path: '/api/users/konsultasi/batal/urungkan',
  access: 'users',
  summary: 'Take back the caller’s cancellation within a minute, as long as the slot is free and ahead.',
  target: byId,
  query: JadwalIdQuery,
  data: Konsultasi,
  message: 'Pembatalan diurungkan. Konsultasi kembali seperti semula.',
  errors: [
    'NOT_FOUND',
    'NOT_CANCELLED',
    'UNDO_EXPIRED',
    'UNDO_STARTED',
    'HANDOVER_REFUSED',
    'CLINIC_CLOSED',
    'PROFESSIONAL_AWAY',
    'SLOT_INVALID',
    'SLOT_TAKEN',
    'DAY_FULL',
    'WEEK_FULL',
    'BOOKING_LIMITED',
    'SEMESTER_LIMIT',
    'CONFIRM_FIRST',
    'PATIENT_BUSY',
    'ALREADY_REQUESTED',
    'PEOPLE_INACTIVE',
  ],
  event: 'konsultasi.uncancel',
})

export const rescheduleKonsultasi = endpoint({
  method: 'PUT',
  path: '/api/users/konsultasi/jadwal-ulang',
  access: 'users',
  summary: 'Move the caller’s consultation to another slot; the freed and the taken slot change in one transaction.',
  target: byId,
  query: JadwalIdQuery,
  body: JadwalUlang,
  data: Konsultasi,
  message: 'Jadwal diubah.',
  errors: ['NOT_FOUND', 'NOT_OPEN', 'TOO_LATE', ...bookingErrors, 'PEOPLE_INACTIVE'],
  event: 'konsultasi.reschedule',
})

export const rescheduleKonsultasiAdmin = endpoint({
  method: 'PUT',
  path: '/api/admin/konsultasi/jadwal-ulang',
  access: 'admin',
  summary: 'Move a consultation to a free slot of the same professional, by the rules of booking; it keeps its status.',
  target: byId,
  query: JadwalIdQuery,
  body: JadwalUlang,
  data: KonsultasiTertutup,
  message: 'Jadwal diubah.',
  errors: ['NOT_FOUND', 'NOT_OPEN', 'TOO_LATE', ...bookingErrors, 'PEOPLE_INACTIVE'],
  event: 'konsultasi.reschedule-admin',
})

export const updateKonsultasi = endpoint({
  method: 'PUT',
  path: '/api/allroles/konsultasi/update',
  access: 'allroles',
  summary:
    'Reply and set the status; for the consultation’s professional and admins. Only `status` and `initial_consult` count, and `dasar_versi` where it is sent; what is closed to the caller is ignored. An admin writes a first reply only, and none where strict privacy is on. What was cancelled or finished is reopened while its slot is free and ahead.',
  target: byId,
  query: JadwalIdQuery,
  body: KonsultasiPerubahan,
  data: KonsultasiTampil,
  message: alerts.konsultasiUpdated.isi,
  errors: [
    'NOT_FOUND',
    'FORBIDDEN',
    'REPLY_REQUIRED',
    'REPLY_BY_PROFESSIONAL',
    'VERSION_STALE',
    'STATUS_FINAL',
    'REQUEST_EXPIRED',
    'HANDOVER_REFUSED',
    'HAS_FEEDBACK',
    'REOPEN_STARTED',
    'SLOT_INVALID',
    'CLINIC_CLOSED',
    'PROFESSIONAL_AWAY',
    'SLOT_TAKEN',
    'DAY_FULL',
    'WEEK_FULL',
    'SEMESTER_LIMIT',
    'PATIENT_BUSY',
    'ALREADY_REQUESTED',
    'PEOPLE_INACTIVE',
  ],
  event: 'konsultasi.update',
})

const readOne = { query: JadwalIdQuery, target: byId, errors: ['NOT_FOUND'] } as const

export const getKonsultasi = endpoint({
  method: 'GET',
  path: '/api/allroles/konsultasi/getone',
  access: 'allroles',
  summary: `One consultation that the caller may see. ${closedForAdmins}`,
  data: KonsultasiTampil,
  ...readOne,
})

export const getRiwayat = endpoint({
  method: 'GET',
  path: '/api/users/riwayat/byid',
  access: 'users',
  summary: 'One of the caller’s consultations.',
  data: Konsultasi,
  ...readOne,
})

export const getKonsultasiTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/jadwalkonsult/getone',
  access: 'tenpro',
  summary: 'One consultation booked with the caller. Closed where an admin knows the password of the account.',
  data: KonsultasiTampil,
  ...readOne,
})

export const listRiwayatStatus = endpoint({
  method: 'GET',
  path: '/api/allroles/konsultasi/riwayat-status',
  access: 'allroles',
  summary:
    'Every move of a consultation, oldest first: its status from and to, its start before and after, by whom, when.',
  target: byId,
  query: JadwalIdQuery,
  data: z.array(RiwayatStatus),
  errors: ['NOT_FOUND'],
})

export const listKonsultasiAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/jadwalkonsult/getall',
  access: 'admin',
  summary: `All consultations, newest date first; filtered and paged on demand, without their texts. ${unpaged}`,
  query: z.extend(Filter, { profesional_id: z.optional(IdQuery), perhatian: z.optional(PerhatianKonsultasi) }),
  data: listOrPageOf(KonsultasiTertutup, KonsultasiTertutup),
})

export const listSelesai = endpoint({
  method: 'GET',
  path: '/api/allroles/jadwalkonsult/selesai',
  access: 'allroles',
  summary: `Consultations with a professional that the caller may see, by default the finished ones. ${unpaged} ${closedForAdmins}`,
  self: [{ in: 'query', field: 'profesionalid', is: 'profesional_id', levels: levelsOf.tenpro }],
  query: z.object({ profesionalid: z.optional(IdQuery), status: z._default(StatusMasukan, 'selesai') }),
  data: z.array(KonsultasiTampil),
})

export const viewKonsultasi = endpoint({
  method: 'GET',
  path: '/api/allroles/jadwalkonsult/view',
  access: 'allroles',
  summary: `Consultations that the caller may see, by professional or by id. ${unpaged} ${closedForAdmins}`,
  self: [{ in: 'query', field: 'profesionalid', is: 'profesional_id', levels: levelsOf.tenpro }],
  query: z.object({ profesionalid: z.optional(IdQuery), jadwal_id: z.optional(IdQuery) }),
  data: z.array(KonsultasiTampil),
})

export const listRiwayat = endpoint({
  method: 'GET',
  path: '/api/users/riwayat/check',
  access: 'users',
  summary: `The caller’s consultations, newest date first; searched and paged on demand. ${unpaged} A page has no texts.`,
  self: [{ in: 'query', field: 'usrid', is: 'user_id' }],
  query: z.extend(Search, { usrid: z.optional(IdQuery) }),
  data: listOrPageOf(KonsultasiTertutup, Konsultasi),
})

export const listKonsultasiTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/jadwalkonsult/view',
  access: 'tenpro',
  summary: `Consultations booked with the caller, newest date first; filtered and paged on demand. With \`urut=hari_ini\` today’s and later ones come first, nearest first, then earlier ones. With \`belum_dijawab=1\` those that wait for an answer, nearest deadline first. ${unpaged}`,
  self: [{ in: 'query', field: 'profesionalid', is: 'profesional_id' }],
  query: z.extend(Filter, {
    profesionalid: z.optional(IdQuery),
    bagian: z.optional(BagianKonsultasi),
    urut: z.optional(z.enum(['hari_ini'])),
    pasien_id: z.optional(IdQuery),
    belum_dijawab: z.optional(BitMasukan),
  }),
  data: listOrPageOf(KonsultasiTampil, KonsultasiTampil),
})

export const countKonsultasiTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/jadwalkonsult/jumlah',
  access: 'tenpro',
  summary: 'How many consultations are booked with the caller, by part of the list.',
  self: [{ in: 'query', field: 'profesionalid', is: 'profesional_id' }],
  query: z.object({ profesionalid: z.optional(IdQuery) }),
  data: JumlahBagian,
})

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/allroles/dashboard',
  access: 'allroles',
  summary:
    'Counts of what the caller may see, and the next consultations, at most three. These have their texts for a patient only.',
  data: Dashboard,
})
