import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { alerts } from '../base/texts.ts'
import { LoginHasil } from './auth.schema.ts'
import { AlamatPenyedia, Identitas, KodePenyedia, SsoMulai, SsoTukar } from './sso.schema.ts'

const publicPath = '/api/public/sso'

export const mulaiSso = endpoint({
  method: 'POST',
  path: `${publicPath}/mulai`,
  access: 'public',
  summary: 'Begin to sign in at a provider (OpenID Connect): its address, for this page alone.',
  body: SsoMulai,
  data: AlamatPenyedia,
  errors: ['SSO_OFF', 'SSO_FAILED'],
})

/** What a provider sends back. Texts of its error are not read: they could say anything. */
const Kiriman = z.optional(z.string().check(z.maxLength(8192)))

export const kembaliSso = endpoint({
  method: 'GET',
  path: `${publicPath}/kembali`,
  access: 'public',
  summary: 'Where the provider leads the browser back to; leads on to the login page, with a ticket or a reason.',
  query: z.object({ state: Kiriman, code: Kiriman, iss: Kiriman, error: Kiriman }),
  data: Berkas,
  success: 303,
  produces: 'text/html',
})

export const tukarSso = endpoint({
  method: 'POST',
  path: `${publicPath}/tukar`,
  access: 'public',
  summary:
    'Sign in by the ticket of a provider. It works once, and only for the page that began. An account that is not linked yet is asked for its password once: `LINK_PASSWORD` carries the ticket for that.',
  heedsDevice: true,
  body: SsoTukar,
  data: LoginHasil,
  message: alerts.loginSuccess.isi,
  errors: [
    'SSO_FAILED',
    'SSO_EMAIL_UNVERIFIED',
    'LINK_PASSWORD',
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'ACCOUNT_INACTIVE',
    'SECOND_FACTOR',
  ],
  event: 'auth.login-sso',
})

export const keluarSso = endpoint({
  method: 'GET',
  path: `${publicPath}/keluar`,
  access: 'public',
  summary: 'The address at which a person signs out of the provider too.',
  query: z.object({ penyedia: KodePenyedia }),
  data: AlamatPenyedia,
  errors: ['SSO_OFF', 'SSO_FAILED'],
})

const path = '/api/allroles/sso'

export const listIdentitas = endpoint({
  method: 'GET',
  path,
  access: 'allroles',
  summary: 'The accounts at providers by which the caller signs in, the newest first.',
  data: z.array(Identitas),
})

export const removeIdentitas = endpoint({
  method: 'DELETE',
  path,
  access: 'allroles',
  summary: 'Unlink such an account. The person is told. The only way into an account stays.',
  target: { in: 'query', field: 'id', is: 'identitas' },
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Hubungan diputus.',
  errors: ['NOT_FOUND', 'SSO_LAST'],
  event: 'sso.remove',
})
