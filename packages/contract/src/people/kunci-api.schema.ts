import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, namaWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { PasswordDiketik } from './auth.schema.ts'
import { KUNCI_API_HARI, type LingkupKunci, semuaLingkup } from './kunci-api.rules.ts'

const Lingkup = z.enum(semuaLingkup as [LingkupKunci, ...LingkupKunci[]], isianTexts.izinKunci)

/** A key of a program of the campus. The key itself is shown once, when it is made. */
export const KunciApi = z.object({
  kunci_id: Id,
  nama: z.string(),
  lingkup: z.array(Lingkup),
  /** The admin who made it, with whose rights it reads. */
  oleh: z.string(),
  dibuat: z.string(),
  kedaluwarsa: z.string(),
  dipakai: z.nullable(z.string()),
  dicabut: z.nullable(z.string()),
})
describeSchema(
  KunciApi,
  'A key of a program: what it may read, who made it, until when it is valid, when it was last used.',
)
export type KunciApi = z.output<typeof KunciApi>

export const KunciApiMasukan = z.object({
  nama: namaWajib(maxLength.nama_kunci, isianTexts.namaKunci),
  lingkup: z
    .array(Lingkup, isianTexts.izinKunci)
    .check(z.minLength(1, isianTexts.izinKunciKosong), z.maxLength(semuaLingkup.length)),
  hari: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(KUNCI_API_HARI)),
  password: PasswordDiketik,
})
describeSchema(KunciApiMasukan, 'A new key: its name, its scopes, for how many days, and the password of the admin.')
export type KunciApiMasukan = z.output<typeof KunciApiMasukan>

export const KunciApiBaru = z.extend(KunciApi, { kunci: z.string() })
describeSchema(KunciApiBaru, 'A key that was just made. `kunci` is shown this once.')
export type KunciApiBaru = z.output<typeof KunciApiBaru>
