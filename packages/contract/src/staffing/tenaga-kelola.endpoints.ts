import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { TenagaProfesional } from '../schedule/tenaga-profesional.schema.ts'
import { TenagaProfesionalBaru, TenagaProfesionalPerubahan } from './tenaga-kelola.schema.ts'

// In a folder of its own, because the pages of patients read professionals and load the whole folder that describes them.

export const insertTenagaProfesional = endpoint({
  method: 'POST',
  path: '/api/admin/tenagaprofesional/insert',
  access: 'admin',
  summary: 'Make a user of level 2 or 3 a professional.',
  body: TenagaProfesionalBaru,
  data: TenagaProfesional,
  success: 201,
  message: 'Tenaga profesional ditambahkan.',
  errors: ['USER_UNKNOWN', 'NOT_A_PROFESSIONAL_LEVEL', 'SPESIALISASI_UNKNOWN', 'NOT_FOUND', 'ALREADY_PROFESSIONAL'],
  event: 'tenaga-profesional.insert',
})

export const updateTenagaProfesional = endpoint({
  method: 'PUT',
  path: '/api/admin/tenagaprofesional/update',
  access: 'admin',
  summary:
    'Change a professional’s specialisation, location, clinic, or what they say of themself. A clinic in another zone is refused while they have consultations ahead.',
  query: z.object({ id: IdQuery }),
  body: TenagaProfesionalPerubahan,
  data: TenagaProfesional,
  message: 'Data tenaga profesional tersimpan.',
  errors: ['NOT_FOUND', 'SPESIALISASI_UNKNOWN', 'CLINIC_IN_USE', 'SESSION_TOO_EARLY'],
  event: 'tenaga-profesional.update',
})
