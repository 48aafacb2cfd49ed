import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { isianTexts } from '../base/texts.ts'
import { PasswordDiketik } from './auth.schema.ts'
import { kodeBaku, TIKET_KEDUA_MENIT, TIKET_KEDUA_PERCOBAAN } from './dua-langkah.rules.ts'
import { JawabanPasskey, Passkey } from './passkey.schema.ts'

/** A code as it is typed, with or without spaces and dashes. */
export const KodeDiketik = z.pipe(
  z.string().check(z.minLength(1, isianTexts.kode), z.maxLength(40)),
  z.transform(kodeBaku),
)

describeSchema(KodeDiketik, 'A code as it is typed, with or without spaces and dashes.')

/**
 * What a login with the right password answers where the account has a second factor, and by what it may go on: a code of its app, one
 * for emergencies, or a passkey.
 */
export const TiketKedua = z.object({ tiket: z.string(), cara: z.array(z.enum(['kode', 'cadangan', 'passkey'])) })
describeSchema(
  TiketKedua,
  `Names a login that waits for its second factor, for ${TIKET_KEDUA_MENIT} minutes and ${TIKET_KEDUA_PERCOBAAN} codes.`,
)
export type TiketKedua = z.output<typeof TiketKedua>

export const KeduaMasukan = z
  .object({
    tiket: z.string().check(z.minLength(1), z.maxLength(100)),
    kode: z.optional(KodeDiketik),
    jawaban: z.optional(JawabanPasskey),
  })
  .check(
    z.refine(({ kode, jawaban }) => (kode === undefined) !== (jawaban === undefined), {
      path: ['kode'],
      error: isianTexts.kode,
    }),
  )
describeSchema(
  KeduaMasukan,
  'The login that waits, and either a code of the app or one for emergencies, or what a passkey of the account signed.',
)
export type KeduaMasukan = z.output<typeof KeduaMasukan>

/** How the second factor of the caller stands. `aktif_sejak` is null while there is no app. */
export const DuaLangkah = z.object({
  aktif_sejak: z.nullable(z.string()),
  /** A passkey of the caller counts as one: the clinic asks for one of this role. */
  passkey: z.boolean(),
  /** How many codes for emergencies are left. */
  sisa_cadangan: z.int(),
  /** The clinic asks for one of this role. */
  wajib: z.boolean(),
})
describeSchema(DuaLangkah, 'How the second factor of the caller stands.')
export type DuaLangkah = z.output<typeof DuaLangkah>

export const DenganPassword = z.object({ password: PasswordDiketik })
describeSchema(DenganPassword, 'The present password of the caller.')

/** A secret that an app reads as `alamat` from a QR code, or that a person types. It is shown until its first code. */
export const TotpBaru = z.object({ rahasia: z.string(), alamat: z.string() })
describeSchema(TotpBaru, 'The secret for an authenticator app, and the same as an `otpauth:` address.')
export type TotpBaru = z.output<typeof TotpBaru>

export const KodeCadangan = z.object({ kode_cadangan: z.array(z.string()) })
describeSchema(KodeCadangan, 'The codes for emergencies, shown this once. Each is good for one login.')

/** `kode_cadangan` is null where the passkey is not the first second factor of the account. */
export const PasskeyDibuat = z.extend(Passkey, { kode_cadangan: z.nullable(KodeCadangan.shape.kode_cadangan) })
describeSchema(
  PasskeyDibuat,
  'The passkey that was added. Where it is the first second factor of the account, also the codes for emergencies, shown this once.',
)
export type PasskeyDibuat = z.output<typeof PasskeyDibuat>
