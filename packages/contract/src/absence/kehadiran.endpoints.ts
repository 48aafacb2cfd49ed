import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { HADIR_HARI, KEBERATAN_HARI, poinHadir } from './kehadiran.rules.ts'
import {
  KeberatanHadir,
  KeberatanHadirBaru,
  KeberatanHadirMasukan,
  Kehadiran,
  KonsultasiDicatat,
  PutusanHadirMasukan,
} from './kehadiran.schema.ts'

const path = '/api/allroles/konsultasi'
const ofConsultation = {
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: KonsultasiDicatat,
} as const
const who =
  'For its professional, admins, and accounts with the duty `loket`, to whom the response says no more than who and when.'

export const putTidakHadir = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: `${path}/tidak-hadir`,
  access: 'allroles',
  summary: `Record that the patient of an approved consultation did not come: it is cancelled, and the patient is notified of how to object. ${who}`,
  message: 'Tercatat tidak hadir.',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_OPEN', 'TOO_EARLY', 'CHECKED_IN'],
  event: 'konsultasi.tidak-hadir',
})

export const putKesalahanKlinik = endpoint({
  ...ofConsultation,
  method: 'PUT',
  path: `${path}/kesalahan-klinik`,
  access: 'allroles',
  summary: `Record that an approved consultation did not take place because of the clinic; also takes back a recorded absence. It never counts for the patient, who is notified. ${who}`,
  message: 'Tercatat sebagai kesalahan klinik.',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_OPEN', 'TOO_EARLY'],
  event: 'konsultasi.kesalahan-klinik',
})

export const getKehadiran = endpoint({
  method: 'GET',
  path: '/api/users/kehadiran',
  access: 'users',
  summary: `The attendance of the caller in the last ${HADIR_HARI} days: an absence counts ${poinHadir.tidak_hadir} points, a late cancellation ${poinHadir.pasien_terlambat}, an attended consultation takes ${-poinHadir.hadir} away. Faults of the clinic and accepted objections do not count. \`konfirmasi\` are the appointments that the caller is asked to confirm.`,
  data: Kehadiran,
})

export const insertKeberatanHadir = endpoint({
  method: 'POST',
  path: '/api/users/keberatan-hadir',
  access: 'users',
  summary: `Object to an absence or a late cancellation of the caller, once, within ${KEBERATAN_HARI} days. An admin decides.`,
  target: { in: 'body', field: 'jadwal_id', is: 'konsultasi' },
  body: KeberatanHadirMasukan,
  data: KeberatanHadirBaru,
  success: 201,
  message: 'Keberatan Anda diterima dan akan diperiksa.',
  errors: ['NOT_FOUND', 'OBJECTION_NONE', 'OBJECTION_EXISTS', 'OBJECTION_LATE'],
  event: 'keberatan-hadir.sampaikan',
})

export const listKeberatanHadir = endpoint({
  method: 'GET',
  path: '/api/admin/keberatan-hadir',
  access: 'admin',
  summary: 'The objections that wait for a decision, oldest first; at most 200.',
  data: z.array(KeberatanHadir),
  errors: ['TEXT_CLOSED', 'TRAIL_UNAVAILABLE'],
})

export const putKeberatanHadir = endpoint({
  method: 'PUT',
  path: '/api/admin/keberatan-hadir',
  access: 'admin',
  summary: 'Decide an objection, once; the patient is notified. An accepted one no longer counts.',
  target: { in: 'body', field: 'jadwal_id', is: 'konsultasi' },
  body: PutusanHadirMasukan,
  data: z.null(),
  message: 'Putusan tersimpan.',
  errors: ['NOT_FOUND', 'SELF_REVIEW', 'OBJECTION_DECIDED'],
  event: 'keberatan-hadir.putus',
})
