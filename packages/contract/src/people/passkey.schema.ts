import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'

/** How many passkeys an account has at most, and for how long a challenge waits for its answer. */
export const PASSKEY_TERBANYAK = 20
export const TANTANGAN_MENIT = 5

/** A passkey of the caller. */
export const Passkey = z.object({
  passkey_id: Id,
  nama: z.string(),
  dibuat: z.string(),
  dipakai: z.nullable(z.string()),
})
describeSchema(Passkey, 'A passkey of the caller: its name, when it was made and last used.')
export type Passkey = z.output<typeof Passkey>

/** What `navigator.credentials` takes and gives, in the JSON form of WebAuthn level 3. The library checks it. */
export const OpsiPasskey = z.looseObject({ challenge: z.string() })
describeSchema(OpsiPasskey, 'Options for `navigator.credentials`, in the JSON form of WebAuthn level 3.')
export type OpsiPasskey = z.output<typeof OpsiPasskey>

const Base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(8192))
export const JawabanPasskey = z.looseObject({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: Base64Url }),
  clientExtensionResults: z.optional(z.looseObject({})),
})
describeSchema(JawabanPasskey, 'What `navigator.credentials` gave, as `toJSON` writes it.')
export type JawabanPasskey = z.output<typeof JawabanPasskey>

export const PasskeyBaru = z.object({
  nama: teksWajib(maxLength.nama_passkey, isianTexts.namaPasskey),
  jawaban: JawabanPasskey,
})
describeSchema(PasskeyBaru, 'The name of a new passkey, and the answer of the authenticator.')
export type PasskeyBaru = z.output<typeof PasskeyBaru>
