import { z } from 'zod'
import { maxLength } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { IdQuery, teks } from '../isian.ts'
import { PageQuery, pageOf } from '../page/schema.ts'
import { StatusUserMasukan } from '../user/schema.ts'
import {
  ProfilTenaga,
  TenagaProfesional,
  TenagaProfesionalBaru,
  TenagaProfesionalPerubahan,
  TenagaProfesionalPilihan,
  TenagaProfesionalPublik,
} from './schema.ts'

export const listTenagaProfesionalPublik = endpoint({
  method: 'GET',
  path: '/api/public/tenpro',
  access: 'public',
  summary: 'All active professionals.',
  data: z.array(TenagaProfesionalPublik),
})

export const pageTenagaProfesional = endpoint({
  method: 'GET',
  path: '/api/allroles/tenagaprofesional/paginate',
  access: 'allroles',
  summary:
    'Active professionals, a page at a time, filtered; for admins also those who are not active, by `status_user`.',
  query: PageQuery.extend({
    q: teks(maxLength.pencarian).optional(),
    level_id: z.coerce.number<number>().int().min(2).max(3).optional(),
    spesialisasi_id: IdQuery.optional(),
    profesional_id: IdQuery.optional(),
    /** Looked at for admins alone, who see all where it is left out. */
    status_user: StatusUserMasukan.optional(),
  }),
  data: pageOf(TenagaProfesionalPilihan),
})

export const getTenagaProfesional = endpoint({
  method: 'GET',
  path: '/api/admin/tenagaprofesional/getone',
  access: 'admin',
  summary: 'One professional, by profesional_id.',
  query: z.object({ id: IdQuery }),
  data: TenagaProfesional,
  errors: ['NOT_FOUND'],
})

export const insertTenagaProfesional = endpoint({
  method: 'POST',
  path: '/api/admin/tenagaprofesional/insert',
  access: 'admin',
  summary: 'Make a user of level 2 or 3 a professional.',
  body: TenagaProfesionalBaru,
  data: TenagaProfesional,
  success: 201,
  message: 'Tenaga profesional ditambahkan.',
  errors: ['USER_UNKNOWN', 'NOT_A_PROFESSIONAL_LEVEL', 'SPESIALISASI_UNKNOWN', 'ALREADY_PROFESSIONAL'],
  event: 'tenaga-profesional.insert',
})

export const updateTenagaProfesional = endpoint({
  method: 'PUT',
  path: '/api/admin/tenagaprofesional/update',
  access: 'admin',
  summary: 'Change a professional’s specialisation, location, or what they say of themself.',
  query: z.object({ id: IdQuery }),
  body: TenagaProfesionalPerubahan,
  data: TenagaProfesional,
  message: 'Data tenaga profesional tersimpan.',
  errors: ['NOT_FOUND', 'SPESIALISASI_UNKNOWN'],
  event: 'tenaga-profesional.update',
})

export const getTenagaProfesionalByUser = endpoint({
  method: 'GET',
  path: '/api/tenpro/tenagaprofesional/getbyuserid',
  access: 'tenpro',
  summary: 'The caller as a professional.',
  self: [{ in: 'query', field: 'user_id', is: 'user_id' }],
  target: { in: 'query', field: 'user_id', is: 'user' },
  query: z.object({ user_id: IdQuery }),
  data: TenagaProfesional,
  errors: ['PROFESSIONAL_NOT_FOUND'],
})

export const updateProfilTenaga = endpoint({
  method: 'PUT',
  path: '/api/tenpro/tenagaprofesional/profil',
  access: 'tenpro',
  summary: 'Change what the caller says of themself: biography, topics, languages, STR and SIP numbers.',
  body: ProfilTenaga,
  data: TenagaProfesional,
  message: 'Profil profesional tersimpan.',
  errors: ['PROFESSIONAL_NOT_FOUND'],
  event: 'tenaga-profesional.profil',
})
