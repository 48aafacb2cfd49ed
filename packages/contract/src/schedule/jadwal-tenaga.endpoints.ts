import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Hari, Tanggal } from '../base/waktu.ts'
import { JadwalPublik, JadwalTenaga, SlotTanggal } from './jadwal-tenaga.schema.ts'

export const listJadwalPublik = endpoint({
  method: 'GET',
  path: '/api/public/jadwaltenaga',
  access: 'public',
  summary:
    'The public schedule: every open session of every active professional. One that takes place only between dates has them, and is left out after its last.',
  data: z.array(JadwalPublik),
})

export const listSlotHari = endpoint({
  method: 'GET',
  path: '/api/users/jdwl/tenaga',
  access: 'users',
  summary:
    'A day’s open sessions of a professional; with `tanggal` those of that date, each with whether it is still free. Without it, a session whose dates lie outside the days that can be booked is left out.',
  query: z.object({ profid: IdQuery, hari: Hari, tanggal: z.optional(Tanggal) }),
  data: z.array(SlotTanggal),
})

export const getJadwalTenagaAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/jadwaltenaga/getbyid',
  access: 'admin',
  summary: 'One session.',
  query: z.object({ jadwal_tenaga_id: IdQuery }),
  data: JadwalTenaga,
  errors: ['NOT_FOUND'],
})

export const listJadwalTenaga = endpoint({
  method: 'GET',
  path: '/api/tenpro/jadwaltenaga/get',
  access: 'tenpro',
  summary: 'The caller’s sessions of a day, closed ones too; without `hari` the week.',
  self: [{ in: 'query', field: 'profid', is: 'profesional_id' }],
  query: z.object({ profid: IdQuery, hari: z.optional(Hari) }),
  data: z.array(JadwalTenaga),
})

export const getJadwalTenaga = endpoint({
  method: 'GET',
  path: '/api/tenpro/jadwalkosong/getbyid',
  access: 'tenpro',
  summary: 'One of the caller’s sessions.',
  target: { in: 'query', field: 'id', is: 'jadwal_tenaga' },
  query: z.object({ id: IdQuery }),
  data: JadwalTenaga,
  errors: ['NOT_FOUND'],
})
