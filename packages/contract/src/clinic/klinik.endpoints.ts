import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Klinik, KlinikMasukan } from './klinik.schema.ts'

const path = '/api/admin/klinik'

export const listKlinik = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'All clinics, the first one first, each with its zone and how many professionals it has.',
  data: z.array(Klinik),
})

export const insertKlinik = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Add a clinic in one of the three zones.',
  body: KlinikMasukan,
  data: Klinik,
  success: 201,
  message: 'Klinik ditambahkan.',
  errors: ['CLINIC_NAME_TAKEN'],
  event: 'klinik.insert',
})

export const updateKlinik = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Change the name, the place and the zone of a clinic. Another zone changes when its sessions take place: refused while one of them is booked ahead.',
  query: z.object({ id: IdQuery }),
  body: KlinikMasukan,
  data: Klinik,
  message: 'Klinik tersimpan.',
  errors: ['NOT_FOUND', 'CLINIC_NAME_TAKEN', 'CLINIC_IN_USE', 'SESSION_TOO_EARLY'],
  event: 'klinik.update',
})
