import * as z from 'zod/mini'
import { BARIS_DAFTAR } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdMasukan, IdQuery } from '../base/isian.ts'
import { PageQuery, pageOf } from '../base/page.schema.ts'
import {
  Level,
  PasswordBaru,
  Profil,
  ProfilPerubahan,
  User,
  UserPencarian,
  UserTemuan,
  UserTerdaftar,
} from './user.schema.ts'

export const listUser = endpoint({
  method: 'GET',
  path: '/api/admin/get',
  access: 'admin',
  summary: `All people, by id; of more than ${BARIS_DAFTAR} the newest ${BARIS_DAFTAR}.`,
  data: z.array(User),
})

export const pageUser = endpoint({
  method: 'GET',
  path: '/api/admin/get/paginated',
  access: 'admin',
  summary: 'People, a page at a time.',
  query: PageQuery,
  data: pageOf(UserTerdaftar),
})

export const findUser = endpoint({
  method: 'POST',
  path: '/api/admin/find',
  access: 'admin',
  summary: 'Search people by one field; text matches anywhere, in capitals or not.',
  query: PageQuery,
  body: UserPencarian,
  data: pageOf(UserTemuan),
})

export const listLevel = endpoint({
  method: 'GET',
  path: '/api/admin/level/get',
  access: 'admin',
  summary: 'The five levels and how many people hold each.',
  data: z.array(Level),
})

export const resetUserPassword = endpoint({
  method: 'PUT',
  path: '/api/admin/resetpass',
  access: 'admin',
  summary:
    'Set another person’s password, end their sessions and tell them; until they choose their own, login answers `harus_ganti_password: true`. Texts of other people stay closed to a professional until they choose one by a mailed link.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: z.object({ user_id: IdMasukan, password: PasswordBaru }),
  data: z.null(),
  message: 'Password berhasil direset.',
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'PASSWORD_COMMON'],
  event: 'user.reset-password',
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/allroles/getone',
  access: 'allroles',
  summary:
    'The caller’s profile, with a new address that waits to be confirmed; an admin reads that of any person, without it. Says whether an admin set the password or the address.',
  self: [{ in: 'query', field: 'id', is: 'user_id' }],
  target: { in: 'query', field: 'id', is: 'user' },
  beforeOwnPassword: true,
  query: z.object({ id: IdQuery }),
  data: Profil,
  errors: ['NOT_FOUND'],
})

export const getSaya = endpoint({
  method: 'GET',
  path: '/api/allroles/saya',
  access: 'allroles',
  summary: 'The caller, as their token says: for a client that holds nothing else.',
  beforeOwnPassword: true,
  data: User,
})

export const updateProfil = endpoint({
  method: 'PUT',
  path: '/api/allroles/profile',
  access: 'allroles',
  summary:
    'Change the caller’s profile; anything left out stays. A new `email` needs `current_password` and counts once the link mailed to it was used; the old address is notified.',
  body: ProfilPerubahan,
  data: Profil,
  message: 'Perubahan profil tersimpan.',
  errors: ['EMAIL_TAKEN', 'PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED', 'TOO_MANY_REQUESTS'],
  event: 'user.update-profile',
})

export const cancelGantiEmail = endpoint({
  method: 'DELETE',
  path: '/api/allroles/profile/email',
  access: 'allroles',
  summary: 'Give up the new address that waits to be confirmed; its link dies.',
  data: z.null(),
  message: 'Perubahan email dibatalkan.',
  event: 'user.cancel-email',
})

export const confirmGantiEmail = endpoint({
  method: 'POST',
  path: '/api/public/konfirmasi-email',
  access: 'public',
  summary:
    'Use the token mailed to an address. That of a new account is confirmed (`diganti` false); a new address (`diganti` true) counts from now on, and other sessions end.',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ diganti: z.boolean() }),
  message: 'Email sudah dikonfirmasi.',
  errors: ['EMAIL_LINK_INVALID', 'EMAIL_TAKEN'],
  event: 'user.confirm-email',
})

export const sendVerifikasi = endpoint({
  method: 'POST',
  path: '/api/allroles/verifikasi-email',
  access: 'allroles',
  summary: 'Mail the caller another link that confirms the address of the account.',
  data: z.null(),
  message: 'Tautan konfirmasi sudah kami kirim. Periksa juga folder spam.',
  errors: ['EMAIL_CONFIRMED', 'LINK_MAIL_LIMIT'],
  event: 'user.send-verification',
})
