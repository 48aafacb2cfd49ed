import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { PasswordDiketik } from './auth.schema.ts'

/** For how many minutes a login at a provider, and one that waits for the password of an account, may take. */
export const SSO_MENIT = 10
/** For how many seconds the page that a provider leads back to may exchange its ticket. */
export const TIKET_SSO_DETIK = 60

/** 32 bytes in base64url: a random secret, or a SHA-256. */
const Rahasia = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
export const KodePenyedia = z.string().check(z.regex(/^[a-z][a-z0-9]{0,19}$/))
describeSchema(KodePenyedia, 'The short name of a provider.')

export const SsoMulai = z.object({ penyedia: KodePenyedia, kunci: Rahasia })
describeSchema(SsoMulai, 'The provider, and the SHA-256 of a secret that this page keeps, in base64url.')
export type SsoMulai = z.output<typeof SsoMulai>

/** An address at the provider, which the page opens. */
export const AlamatPenyedia = z.object({ alamat: z.string() })
describeSchema(AlamatPenyedia, 'An address at the provider.')

export const SsoTukar = z.object({
  tiket: z.string().check(z.minLength(1), z.maxLength(100)),
  kunci: Rahasia,
  password: z.optional(PasswordDiketik),
})
describeSchema(
  SsoTukar,
  'The ticket with which the provider led back, the secret of the page that began, and the password of the account that is linked by it.',
)
export type SsoTukar = z.output<typeof SsoTukar>

/** What a login answers whose e-mail has an account that is not linked yet. */
export const TiketHubung = z.object({ tiket: z.string(), email: z.string() })
describeSchema(TiketHubung, 'Names a login that waits for the password of the account with this e-mail.')

/** An account at a provider by which the caller signs in. `label` is null for a provider that is no longer set up. */
export const Identitas = z.object({
  identitas_id: Id,
  label: z.nullable(z.string()),
  email: z.string(),
  sejak: z.string(),
  dipakai: z.string(),
})
describeSchema(Identitas, 'An account at a provider by which the caller signs in.')
export type Identitas = z.output<typeof Identitas>
