import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdMasukan } from '../base/isian.ts'
import { alerts } from '../base/texts.ts'
import { GantiPassword, LoginHasil, LoginMasukan, ResetPassword, UndanganBaru, UserBaru } from './auth.schema.ts'
import { Email, User } from './user.schema.ts'

export const login = endpoint({
  method: 'POST',
  path: '/api/public/login',
  access: 'public',
  summary:
    'Sign in with e-mail and password; answers a new opaque token, and one of the device: sent back in `X-Perangkat`, failed logins of others do not lock this device out.',
  heedsDevice: true,
  body: LoginMasukan,
  data: LoginHasil,
  message: alerts.loginSuccess.isi,
  errors: ['LOGIN_FAILED', 'ACCOUNT_INACTIVE', 'LOGIN_LOCKED'],
  event: 'auth.login',
})

export const register = endpoint({
  method: 'POST',
  path: '/api/public/register',
  access: 'public',
  summary:
    'Register. Always level 5, except with the token of an admin, who may name another level. A token that does not count is ignored, but with another level than 5 it is refused. May carry what the person says to notices.',
  heedsActor: true,
  body: UserBaru,
  data: User,
  success: 201,
  message: alerts.registerSuccess.isi,
  errors: [
    'EMAIL_TAKEN',
    'TOKEN_INVALID',
    'TOO_MANY_REQUESTS',
    'GANTI_PASSWORD_DULU',
    'PASSWORD_COMMON',
    'NOTICE_STALE',
  ],
  event: 'user.register',
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/public/forgot-password',
  access: 'public',
  summary: 'Ask for a reset link by mail. Answers alike whether or not the address is known.',
  body: z.object({ email: Email }),
  data: z.null(),
  message: 'Jika email ini terdaftar, tautan sudah kami kirim. Periksa juga folder spam.',
  event: 'auth.forgot-password',
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/public/reset-password',
  access: 'public',
  summary: 'Set a new password with the single-use token of the mailed link.',
  body: ResetPassword,
  data: z.null(),
  message: 'Password berhasil diubah. Silakan login kembali.',
  errors: ['RESET_LINK_INVALID', 'PASSWORD_COMMON'],
  event: 'auth.reset-password',
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/allroles/password',
  access: 'allroles',
  summary: 'Change the caller’s password; every other session of the account ends.',
  beforeOwnPassword: true,
  body: GantiPassword,
  data: z.null(),
  message: 'Password berhasil diubah.',
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'PASSWORD_COMMON', 'LOGIN_LOCKED'],
  event: 'auth.change-password',
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/allroles/logout',
  access: 'allroles',
  summary: 'End this session at once, on every node.',
  beforeOwnPassword: true,
  data: z.null(),
  message: 'Kamu sudah keluar.',
  event: 'auth.logout',
})

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/undangan',
  access: 'admin',
  summary:
    'Add an account without a password, of any level, and mail its person an invitation: a link, valid once and for a week, by which they choose one.',
  body: UndanganBaru,
  data: User,
  success: 201,
  message: 'Undangan sudah dikirim.',
  errors: ['EMAIL_TAKEN'],
  event: 'user.invite',
})

export const resendUndangan = endpoint({
  method: 'POST',
  path: '/api/admin/undangan/kirim-ulang',
  access: 'admin',
  summary: 'Mail another invitation to an active account without a password. The earlier one ends.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: z.object({ user_id: IdMasukan }),
  data: z.null(),
  message: 'Undangan baru sudah dikirim. Tautan sebelumnya tidak berlaku lagi.',
  errors: ['NOT_FOUND', 'INVITATION_NOT_NEEDED', 'LINK_MAIL_LIMIT'],
  event: 'user.invite-again',
})

export const acceptUndangan = endpoint({
  method: 'POST',
  path: '/api/public/undangan',
  access: 'public',
  summary: 'Choose the first password with the single-use token of an invitation; answers the e-mail to sign in with.',
  body: ResetPassword,
  data: z.object({ email: z.string() }),
  message: 'Password berhasil dibuat. Silakan login.',
  errors: ['INVITATION_INVALID', 'PASSWORD_COMMON'],
  event: 'auth.accept-invitation',
})
