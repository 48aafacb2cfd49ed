import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdMasukan } from '../base/isian.ts'
import { alerts } from '../base/texts.ts'
import { LoginHasil } from './auth.schema.ts'
import { DenganPassword, DuaLangkah, KeduaMasukan, KodeCadangan, KodeDiketik, TotpBaru } from './dua-langkah.schema.ts'

export const loginKedua = endpoint({
  method: 'POST',
  path: '/api/public/login/kedua',
  access: 'public',
  summary:
    'Complete a login that waits for its second factor, by a code of the app or one for emergencies, or by a passkey of the account. Each works once.',
  heedsDevice: true,
  body: KeduaMasukan,
  data: LoginHasil,
  message: alerts.loginSuccess.isi,
  errors: ['SECOND_FACTOR_EXPIRED', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_PASSKEY', 'TOO_MANY_REQUESTS'],
  event: 'auth.login-second',
})

const path = '/api/allroles/totp'

export const getDuaLangkah = endpoint({
  method: 'GET',
  path,
  access: 'allroles',
  summary: 'How the second factor of the caller stands.',
  beforeSecondFactor: true,
  data: DuaLangkah,
})

export const beginTotp = endpoint({
  method: 'POST',
  path,
  access: 'allroles',
  summary: 'Begin with an authenticator app: a new secret, which counts once a code of it has come.',
  beforeSecondFactor: true,
  body: DenganPassword,
  data: TotpBaru,
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED', 'SECOND_FACTOR_ACTIVE'],
  event: 'totp.begin',
})

export const activateTotp = endpoint({
  method: 'PUT',
  path,
  access: 'allroles',
  summary:
    'Turn the second factor on by the first code of the app. Answers the codes for emergencies. The other sessions of the account end.',
  beforeSecondFactor: true,
  body: z.object({ kode: KodeDiketik }),
  data: KodeCadangan,
  message: 'Verifikasi dua langkah aktif. Perangkat lain sudah dikeluarkan.',
  errors: ['SECOND_FACTOR_WRONG', 'TOO_MANY_REQUESTS'],
  event: 'totp.activate',
})

export const removeTotp = endpoint({
  method: 'DELETE',
  path,
  access: 'allroles',
  summary: 'Turn the second factor off. Where the clinic asks for one, the session may then only turn it on again.',
  body: DenganPassword,
  data: z.null(),
  message: 'Verifikasi dua langkah dimatikan.',
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED', 'SECOND_FACTOR_NONE'],
  event: 'totp.remove',
})

export const renewKodeCadangan = endpoint({
  method: 'POST',
  path: `${path}/cadangan`,
  access: 'allroles',
  summary: 'Ten new codes for emergencies; the earlier ones end.',
  body: DenganPassword,
  data: KodeCadangan,
  message: 'Kode cadangan baru sudah dibuat. Kode yang lama tidak berlaku lagi.',
  errors: ['PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED', 'SECOND_FACTOR_NONE'],
  event: 'totp.renew-codes',
})

export const resetDuaLangkah = endpoint({
  method: 'PUT',
  path: '/api/admin/totp/reset',
  access: 'admin',
  summary:
    'Take the second factor of another account away, whose person has lost it. Their sessions end, and they are told.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: z.object({ user_id: IdMasukan }),
  data: z.null(),
  message: 'Verifikasi dua langkah akun ini dihapus. Pemiliknya kami beri tahu.',
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'SECOND_FACTOR_NONE'],
  event: 'totp.reset',
})
