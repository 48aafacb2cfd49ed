import * as z from 'zod/mini'
import { daftarTenaga, maxLength, TENAGA_BERANDA } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery, teks } from '../base/isian.ts'
import { PageQuery, pageOf } from '../base/page.schema.ts'
import { Hari } from '../base/waktu.ts'
import { Gender, StatusUserMasukan } from '../people/user.schema.ts'
import { namaBahasa } from './tenaga-profesional.rules.ts'
import {
  ProfilTenaga,
  TenagaBeranda,
  TenagaProfesional,
  TenagaProfesionalDetail,
  TenagaProfesionalPilihan,
  TenagaProfesionalPublik,
} from './tenaga-profesional.schema.ts'

export const listTenagaProfesionalPublik = endpoint({
  method: 'GET',
  path: '/api/public/tenpro',
  access: 'public',
  summary: 'All active professionals.',
  data: z.array(TenagaProfesionalPublik),
})

export const listTenagaBeranda = endpoint({
  method: 'GET',
  path: '/api/public/tenpro/beranda',
  access: 'public',
  summary: `For the landing page: the first ${TENAGA_BERANDA} doctors and as many psychologists with an open session, by name.`,
  data: z.array(TenagaBeranda),
})

export const getTenagaProfesionalPublik = endpoint({
  method: 'GET',
  path: '/api/public/tenpro/detail',
  access: 'public',
  summary: 'The page about one active professional: profile, next free slots, and the reviews that may be shown.',
  query: z.object({ id: IdQuery }),
  data: TenagaProfesionalDetail,
  errors: ['NOT_FOUND'],
})

export const listBahasaTenaga = endpoint({
  method: 'GET',
  path: '/api/allroles/tenagaprofesional/bahasa',
  access: 'allroles',
  summary: 'The languages that active professionals speak, each once, by name.',
  data: z.array(z.string()),
})

export const pageTenagaProfesional = endpoint({
  method: 'GET',
  path: '/api/allroles/tenagaprofesional/paginate',
  access: 'allroles',
  summary:
    'Active professionals, a page at a time, filtered; for admins also those who are not active, by `status_user`.',
  query: z.extend(PageQuery, {
    q: z.optional(teks(maxLength.pencarian)),
    level_id: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(2), z.maximum(3))),
    spesialisasi_id: z.optional(IdQuery),
    profesional_id: z.optional(IdQuery),
    /** Looked at for admins alone, who see all where it is left out. */
    status_user: z.optional(StatusUserMasukan),
    gender: z.optional(Gender),
    bahasa: z.optional(z.pipe(teks(daftarTenaga.bahasa.panjang), z.transform(namaBahasa))),
    /** Only those with a free slot on this weekday in the booking window. */
    hari: z.optional(Hari),
    /** Only those with an open weekly session, also where the account is not active. */
    sesi: z.optional(z.enum(['terbuka'])),
    /** By name, or by the next free slot: those without one come last. */
    urut: z.optional(z.enum(['nama', 'terdekat'])),
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
