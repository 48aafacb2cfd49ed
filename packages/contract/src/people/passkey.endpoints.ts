import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { alerts } from '../base/texts.ts'
import { LoginHasil } from './auth.schema.ts'
import { DenganPassword, PasskeyDibuat } from './dua-langkah.schema.ts'
import { JawabanPasskey, OpsiPasskey, Passkey, PasskeyBaru } from './passkey.schema.ts'

const path = '/api/allroles/passkey'
const publicPath = '/api/public/passkey'

export const listPasskey = endpoint({
  method: 'GET',
  path,
  access: 'allroles',
  summary: 'The passkeys of the caller, the newest first.',
  beforeSecondFactor: true,
  data: z.array(Passkey),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: `${path}/opsi`,
  access: 'allroles',
  summary: 'Begin to add a passkey: the options for the browser.',
  beforeSecondFactor: true,
  body: DenganPassword,
  data: OpsiPasskey,
  errors: ['PASSKEY_OFF', 'PASSWORD_WRONG', 'PASSWORD_NONE', 'LOGIN_LOCKED', 'PASSKEY_MOST'],
  event: 'passkey.begin',
})

export const insertPasskey = endpoint({
  method: 'POST',
  path,
  access: 'allroles',
  summary:
    'Add the passkey that the browser has made. The person is told. Where it is the first second factor of staff, the other sessions end, and the codes for emergencies are answered.',
  beforeSecondFactor: true,
  body: PasskeyBaru,
  data: PasskeyDibuat,
  success: 201,
  message: 'Passkey tersimpan.',
  errors: ['PASSKEY_OFF', 'PASSKEY_REFUSED', 'PASSKEY_EXISTS', 'PASSKEY_MOST'],
  event: 'passkey.insert',
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path,
  access: 'allroles',
  summary: 'Remove a passkey of the caller. The person is told, and the other sessions of the account end.',
  target: { in: 'query', field: 'id', is: 'passkey' },
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Passkey dihapus. Perangkat lain sudah dikeluarkan.',
  errors: ['NOT_FOUND'],
  event: 'passkey.remove',
})

export const beginLoginPasskey = endpoint({
  method: 'POST',
  path: `${publicPath}/opsi`,
  access: 'public',
  summary: 'Begin to sign in by a passkey: the options for the browser. They name no account.',
  data: OpsiPasskey,
  errors: ['PASSKEY_OFF'],
})

export const loginPasskey = endpoint({
  method: 'POST',
  path: `${publicPath}/masuk`,
  access: 'public',
  summary: 'Sign in by a passkey, which has asked for its owner: no second factor is asked for.',
  heedsDevice: true,
  body: z.object({ jawaban: JawabanPasskey }),
  data: LoginHasil,
  message: alerts.loginSuccess.isi,
  errors: ['PASSKEY_OFF', 'PASSKEY_INVALID', 'ACCOUNT_INACTIVE'],
  event: 'auth.login-passkey',
})
