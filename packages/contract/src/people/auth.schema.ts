import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, ifMissing, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { JawabanMasukan } from './persetujuan.schema.ts'
import {
  Email,
  Gender,
  GenderBolehKosong,
  LevelId,
  LevelMasukan,
  Nama,
  NoBpjs,
  NoBpjsBolehKosong,
  PasswordBaru,
  StatusUser,
  Telepon,
} from './user.schema.ts'
import { UsiaMasukan } from './usia.schema.ts'

/**
 * A password as typed at login. Every password that was allowed when it was made must still be accepted, so only its
 * size is checked.
 */
export const PasswordDiketik = z
  .string(ifMissing(isianTexts.password))
  .check(z.minLength(1, isianTexts.password), z.maxLength(maxLength.password))
describeSchema(PasswordDiketik, 'A password as the person types it.')

export const LoginMasukan = z.object({
  email: z.pipe(
    teksWajib(maxLength.email, isianTexts.email),
    z.transform((email) => email.toLowerCase()),
  ),
  password: PasswordDiketik,
})
describeSchema(LoginMasukan, 'The credentials of an account.')
export type LoginMasukan = z.output<typeof LoginMasukan>

/**
 * `token` is the opaque secret for the Authorization header; it is shown this once. `perangkat_token` makes this device
 * known at its next login, by the header `X-Perangkat`; it gives no right. It is absent only where a server of an older
 * version responds during an upgrade. `harus_ganti_password` is true where an admin chose the password, and absent
 * otherwise.
 */
export const LoginHasil = z.object({
  status_user: StatusUser,
  user_id: Id,
  level_id: LevelId,
  name: z.string(),
  token: z.string(),
  perangkat_token: z.optional(z.string()),
  harus_ganti_password: z.optional(z.literal(true)),
})
describeSchema(LoginHasil, 'The caller and their session. `token` goes into the header `Authorization: Bearer …`.')
export type LoginHasil = z.output<typeof LoginHasil>

/**
 * The public form. The wire calls the plain password `password_hash`; the order of keys is the order of complaints. What the
 * person says to notices and of their age may be left out: then they are asked once they are signed in.
 */
export const Pendaftaran = z.object({
  name: Nama,
  email: Email,
  phone_number: z.nullish(Telepon),
  gender: z.enum(Gender.options, isianTexts.gender),
  no_bpjs: NoBpjs,
  password_hash: PasswordBaru,
  persetujuan: z.optional(JawabanMasukan),
  usia: z.optional(UsiaMasukan),
})
export type Pendaftaran = z.output<typeof Pendaftaran>

/** The same call in an admin's hand: BPJS and gender may be missing, and the level counts. No admin answers for another person here. */
export const UserBaru = z.extend(Pendaftaran, {
  gender: z.optional(GenderBolehKosong),
  no_bpjs: z.optional(NoBpjsBolehKosong),
  level_id: z.optional(LevelMasukan),
})
describeSchema(UserBaru, 'A new account. `password_hash` carries the plain password, which is hashed on arrival.')
export type UserBaru = z.output<typeof UserBaru>

/** A new account whose person chooses the password by a mailed link. */
export const UndanganBaru = z.omit(UserBaru, { password_hash: true, persetujuan: true, usia: true })
describeSchema(UndanganBaru, 'A new account whose person chooses the password by a mailed link.')
export type UndanganBaru = z.output<typeof UndanganBaru>

export const ResetPassword = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: PasswordBaru,
})
describeSchema(ResetPassword, 'The token of a mailed link, and a new password.')
export type ResetPassword = z.output<typeof ResetPassword>

export const GantiPassword = z.object({ current_password: PasswordDiketik, password: PasswordBaru })
describeSchema(GantiPassword, 'The current password and a new one.')
export type GantiPassword = z.output<typeof GantiPassword>
