import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { JadwalTenaga } from './jadwal-tenaga.schema.ts'
import { JadwalTenagaMasukan, UlanganMasukan } from './sesi.schema.ts'

export const insertJadwalTenaga = endpoint({
  method: 'POST',
  path: '/api/tenpro/jadwalkosong/insert',
  access: 'tenpro',
  summary: 'Add a weekly session of the caller.',
  self: [{ in: 'body', field: 'profesional_id', is: 'profesional_id' }],
  body: JadwalTenagaMasukan,
  data: JadwalTenaga,
  success: 201,
  message: 'Sesi ditambahkan.',
  errors: [
    'PROFESSIONAL_NOT_FOUND',
    'SESSION_TOO_EARLY',
    'SESSION_WITHOUT_DATE',
    'SESSION_ENDED',
    'SESSION_OVERLAP',
    'SESSION_NUMBER_TAKEN',
  ],
  event: 'jadwal-tenaga.insert',
})

export const ulangiJadwalTenaga = endpoint({
  method: 'POST',
  path: '/api/tenpro/jadwalkosong/ulangi',
  access: 'tenpro',
  summary:
    'Repeat one’s own sessions of a weekday on other weekdays, all or none, but for those of a single date. A number that is used there is replaced by the lowest free one; answers what was added.',
  self: [{ in: 'body', field: 'profesional_id', is: 'profesional_id' }],
  body: UlanganMasukan,
  data: z.array(JadwalTenaga),
  success: 201,
  message: 'Sesi diulang.',
  errors: ['PROFESSIONAL_NOT_FOUND', 'SESSION_SOURCE_EMPTY', 'SESSION_OVERLAP', 'SESSION_NUMBER_TAKEN'],
  event: 'jadwal-tenaga.ulangi',
})

export const updateJadwalTenaga = endpoint({
  method: 'PUT',
  path: '/api/tenpro/jadwalkosong/update',
  access: 'tenpro',
  summary:
    'Change, close or reopen a session of the caller. The dates that the body leaves out stay, and so does whether it is kept back for urgent visits.',
  self: [
    { in: 'query', field: 'profid', is: 'profesional_id' },
    { in: 'body', field: 'profesional_id', is: 'profesional_id' },
  ],
  target: { in: 'query', field: 'id', is: 'jadwal_tenaga' },
  query: z.object({ id: IdQuery, profid: z.optional(IdQuery) }),
  body: JadwalTenagaMasukan,
  data: JadwalTenaga,
  message: 'Sesi tersimpan.',
  errors: [
    'NOT_FOUND',
    'SESSION_TOO_EARLY',
    'SESSION_WITHOUT_DATE',
    'SESSION_OVERLAP',
    'SESSION_NUMBER_TAKEN',
    'SESSION_IN_USE',
  ],
  event: 'jadwal-tenaga.update',
})
