import * as z from 'zod/mini'
import { atDesk } from '../base/access.ts'
import { MAX_SLOT_TERDEKAT } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Tanggal } from '../base/waktu.ts'
import { SlotTanggal } from './jadwal-tenaga.schema.ts'
import { KetersediaanQuery } from './jenis.schema.ts'
import { Ketersediaan, SlotTerdekat } from './ketersediaan.schema.ts'

const perDay = {
  query: KetersediaanQuery,
  data: z.array(Ketersediaan),
  errors: ['NOT_FOUND', 'TYPE_NOT_OFFERED'],
} as const
const slots = { query: z.object({ profid: IdQuery, tanggal: Tanggal }), data: z.array(SlotTanggal) } as const
const own = [{ in: 'query', field: 'profid', is: 'profesional_id' }] as const

export const listKetersediaan = endpoint({
  method: 'GET',
  path: '/api/users/ketersediaan',
  access: 'users',
  summary:
    'Day by day whether a professional can be booked, and the reason where not; at most 62 days. With `jenis_id` of another type than the usual one, `sisa` counts its free starts, and a type that the list of starts refuses is refused here.',
  ...perDay,
})

export const listKetersediaanAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/ketersediaan',
  access: 'admin',
  summary:
    'The same for an admin who books for a patient. With `jendela=pindah` the days to which a stranded consultation can be moved: eight weeks further by default; days of another type than the usual one are always those of patients. With `jendela=rangkaian` the days of a series, of any type.',
  ...perDay,
  query: z.safeExtend(KetersediaanQuery, { jendela: z.optional(z.enum(['pindah', 'rangkaian'])) }),
})

export const listKetersediaanTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/ketersediaan',
  access: 'tenpro',
  summary:
    'The caller’s days to which a stranded consultation can be moved: eight weeks further than patients by default. With `jendela=pasien` the days as patients may book them; days of another type than the usual one are always these. With `jendela=lanjutan` the days of a follow-up that the caller books, and with `jendela=rangkaian` those of a series, of any type.',
  self: own,
  ...perDay,
  query: z.safeExtend(KetersediaanQuery, { jendela: z.optional(z.enum(['pasien', 'lanjutan', 'rangkaian'])) }),
})

export const listKetersediaanLoket = endpoint({
  method: 'GET',
  path: '/api/loket/ketersediaan',
  ...atDesk,
  summary: 'The days for the desk, which books for a patient. With `jendela=rangkaian` the days of a series.',
  ...perDay,
  query: z.safeExtend(KetersediaanQuery, { jendela: z.optional(z.enum(['rangkaian'])) }),
})

export const listSlotAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/jadwaltenaga/slot',
  access: 'admin',
  summary: 'The sessions of a professional on a date, each with whether it is free.',
  ...slots,
})

export const listSlotTenpro = endpoint({
  method: 'GET',
  path: '/api/tenpro/jadwaltenaga/slot',
  access: 'tenpro',
  summary: 'The caller’s sessions on a date, each with whether it is free.',
  self: own,
  ...slots,
})

export const listSlotLoket = endpoint({
  method: 'GET',
  path: '/api/loket/slot',
  ...atDesk,
  summary: 'The sessions of a professional on a date for the desk, each with whether it is free.',
  ...slots,
})

export const listSlotTerdekat = endpoint({
  method: 'GET',
  path: '/api/public/slot-terdekat',
  access: 'public',
  summary: 'The next free slots over all active professionals, soonest first.',
  query: z.object({
    limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_SLOT_TERDEKAT)), 10),
  }),
  data: z.array(SlotTerdekat),
})

export const listSlotTerdekatTenaga = endpoint({
  method: 'GET',
  path: '/api/public/slot-terdekat/tenaga',
  access: 'public',
  summary: 'The next free slot of every active professional who has one, soonest first.',
  data: z.array(SlotTerdekat),
})
