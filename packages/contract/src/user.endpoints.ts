import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdQuery, IdTeks } from './isian.ts'
import { PageQuery, pageOf } from './page.schema.ts'
import { Level, PasswordBaru, ProfilMasukan, User, UserPencarian, UserPerubahan, UserTemuan } from './user.schema.ts'

export const listUser = endpoint({
  method: 'GET',
  path: '/api/admin/get',
  access: 'admin',
  summary: 'All people.',
  data: z.array(User),
})

export const pageUser = endpoint({
  method: 'GET',
  path: '/api/admin/get/paginated',
  access: 'admin',
  summary: 'People, a page at a time.',
  query: PageQuery,
  data: pageOf(User),
})

export const findUser = endpoint({
  method: 'POST',
  path: '/api/admin/find',
  access: 'admin',
  summary: 'Search people by one field; text matches anywhere, whatever its case.',
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

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/admin/update',
  access: 'admin',
  summary: 'Change any of a person’s fields; also how an account is reactivated.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: UserPerubahan,
  data: User,
  message: 'Perubahan tersimpan.',
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'SELF_PROTECTED', 'LAST_ADMIN'],
  event: 'user.update',
})

export const deactivateUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/delete',
  access: 'admin',
  summary: 'Deactivate an account and end its sessions. Nothing is deleted.',
  target: { in: 'query', field: 'id', is: 'user' },
  query: z.object({ id: IdQuery }),
  data: User,
  message: 'Pengguna dinonaktifkan.',
  errors: ['NOT_FOUND', 'SELF_PROTECTED', 'LAST_ADMIN'],
  event: 'user.deactivate',
})

export const resetUserPassword = endpoint({
  method: 'PUT',
  path: '/api/admin/resetpass',
  access: 'admin',
  summary: 'Set a person’s password and end their sessions.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: z.object({ user_id: IdTeks, password: PasswordBaru }),
  data: z.null(),
  message: 'Password berhasil direset.',
  errors: ['NOT_FOUND'],
  event: 'user.reset-password',
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/allroles/getone',
  access: 'allroles',
  summary: 'One’s own profile; an admin reads anybody’s.',
  self: [{ in: 'query', field: 'id', is: 'user_id' }],
  target: { in: 'query', field: 'id', is: 'user' },
  query: z.object({ id: IdQuery }),
  data: User,
  errors: ['NOT_FOUND'],
})

export const updateProfil = endpoint({
  method: 'PUT',
  path: '/api/allroles/profile',
  access: 'allroles',
  summary: 'Change one’s own profile; anything left out stays.',
  body: ProfilMasukan.partial(),
  data: User,
  message: 'Perubahan profil tersimpan.',
  errors: ['EMAIL_TAKEN'],
  event: 'user.update-profile',
})
