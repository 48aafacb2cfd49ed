import * as z from 'zod/mini'
import { levelIds, roles } from '../base/access.ts'
import { BPJS_DIGITS, maxLength, PASSWORD_MIN } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, Id, ifMissing, isStorable, tanpaPemisah, teks, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { PersetujuanTercatat } from './persetujuan.schema.ts'

export const LevelId = z.literal(levelIds)
describeSchema(
  LevelId,
  '1 admin, 2 physician (dokter), 3 psychologist (psikolog), 4 employee (karyawan), 5 student (user).',
)
export const LevelMasukan = fromDigits(LevelId)
describeSchema(LevelMasukan, 'A level as a number, or as a text of digits.')

/** The level of this name or number. */
export function levelNamed(text: string) {
  const word = text.trim().toLowerCase()
  return levelIds.find((level) => String(level) === word || roles[level].nama === word)
}

export const Gender = z.enum(['laki-laki', 'perempuan', 'lainnya'])
describeSchema(Gender, 'Male, female or other.')

/** Where it is not required: null and an empty choice mean none. */
export const GenderBolehKosong = z.pipe(
  z.transform<z.input<typeof Gender> | '' | null, unknown>((value) => (value === '' ? null : value)),
  z.nullable(Gender),
)
describeSchema(GenderBolehKosong, 'A gender, where it may be left out: null and an empty text mean none.')
export const StatusUser = z.enum(['aktif', 'nonaktif'])
describeSchema(StatusUser, 'Whether an account is active.')

/** 'tidak aktif' is accepted for `nonaktif`; responses contain only the two of `StatusUser`. */
export const StatusUserMasukan = z.pipe(
  z.enum(['aktif', 'nonaktif', 'tidak aktif']),
  z.transform((status) => (status === 'tidak aktif' ? 'nonaktif' : status)),
)
describeSchema(StatusUserMasukan, "Whether an account is active; 'tidak aktif' counts as `nonaktif`.")

/** A person on the wire. Never a password or its hash. `created_at` with the offset of Jakarta. */
export const User = z.object({
  user_id: Id,
  level_id: LevelId,
  nama_level: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  gender: z.nullable(Gender),
  no_bpjs: z.nullable(z.string()),
  status_user: StatusUser,
  country: z.string(),
  foto_url: z.nullable(z.string()),
  created_at: z.string(),
})
describeSchema(User, 'A person. Never a password.')
export type User = z.output<typeof User>

/**
 * A person in an admin's lists. `diundang_sampai` is there while an active account has no way to sign in: until when its
 * invitation is valid (past: it expired), null where it has none.
 */
export const UserTerdaftar = z.extend(User, { diundang_sampai: z.optional(z.nullable(z.string())) })
describeSchema(
  UserTerdaftar,
  'A person in a list of an admin. `diundang_sampai`: until when the invitation of an account that cannot sign in yet is valid.',
)
export type UserTerdaftar = z.output<typeof UserTerdaftar>

/** A row of the admin's search: for levels 2 and 3 also what kind of professional, null where not yet one. */
export const UserTemuan = z.extend(UserTerdaftar, {
  profesional_id: z.optional(z.nullable(Id)),
  spesialisasi_id: z.optional(z.nullable(Id)),
  nama_spesialisasi: z.optional(z.nullable(z.string())),
  lokasi: z.optional(z.nullable(z.string())),
})
describeSchema(UserTemuan, 'A person that a search found; for professionals with their speciality and place.')
export type UserTemuan = z.output<typeof UserTemuan>

export const Level = z.object({ level_id: LevelId, nama_level: z.string(), deskripsi: z.string(), jumlah: z.int() })
describeSchema(Level, 'A role, and how many people have it.')
export type Level = z.output<typeof Level>

/** Compared and stored in lower case without surrounding blanks. */
export const Email = z.pipe(
  z.pipe(teksWajib(maxLength.email, isianTexts.email), z.email(isianTexts.emailBentuk)),
  z.transform((email) => email.toLowerCase()),
)
describeSchema(Email, 'An e-mail address, compared and stored in lower case.')

export const Nama = teksWajib(maxLength.name, isianTexts.nama)
describeSchema(Nama, 'The name of a person.')

/** The digits by which a number of Indonesia begins abroad, with or without a superfluous zero. */
const DARI_LUAR = /^\+?620?(?=\d{7})/

/** Digits only on the wire; stored with the zero of a number in Indonesia for `62`; an empty text means none. */
export const Telepon = z.pipe(
  z.pipe(
    z.pipe(teks(maxLength.phone_number), z.string().check(z.regex(/^\d*$/, isianTexts.telepon))),
    z.transform((digits) => digits.replace(DARI_LUAR, '0')),
  ),
  z.transform((digits) => digits || null),
)
describeSchema(Telepon, 'A telephone number: digits. An empty text means none.')

/** What a part of a number, as a person writes it in a search, may be in the stored form: `62812` may also stand in its middle. */
export const bagianNomor = (text: string): string[] => {
  const digits = tanpaPemisah(text)
  const lokal = digits.replace(/^\+?620?/, '0')
  return [...new Set([digits.replace(/^\+/, ''), lokal])]
}

/** Text of 13 digits, which may be written in groups; a number is padded with the leading zeros that it lost. */
export const NoBpjs = z.pipe(
  z.pipe(
    z.union([z.string(), z.int().check(z.minimum(0))], isianTexts.bpjs),
    z.transform((value) =>
      typeof value === 'number' ? String(value).padStart(BPJS_DIGITS, '0') : tanpaPemisah(value),
    ),
  ),
  z
    .string()
    .check(z.minLength(1, isianTexts.bpjs), z.regex(new RegExp(`^\\d{${BPJS_DIGITS}}$`), isianTexts.bpjsPanjang)),
)

/** Where a number is not required: null, an empty text and the booking form's `000` mean none. */
export const NoBpjsBolehKosong = z.pipe(
  z.pipe(
    z.union([z.null(), z.string(), z.int().check(z.minimum(0))]),
    z.transform((value) => (value === null || /^0*$/.test(String(value).trim()) ? null : value)),
  ),
  z.union([z.null(), NoBpjs]),
)
describeSchema(
  NoBpjsBolehKosong,
  'A card number of the national health insurance: 13 digits. Null and an empty text mean none.',
)

/** A new password: at least 8 characters, at most 128, blanks kept as they are. */
export const PasswordBaru = z
  .string(ifMissing(isianTexts.password))
  .check(
    z.minLength(1, { error: isianTexts.password, abort: true }),
    z.minLength(PASSWORD_MIN, isianTexts.passwordPendek),
    z.maxLength(maxLength.password),
    z.refine(isStorable),
  )
describeSchema(PasswordBaru, 'A new password: at least 8 characters, at most 128.')

/** The fields of a profile that their owner may change. */
export const ProfilMasukan = z.object({
  name: Nama,
  email: Email,
  phone_number: z.nullable(Telepon),
  gender: GenderBolehKosong,
  no_bpjs: NoBpjsBolehKosong,
})

/** A change of the caller's own profile: a new address also needs the current password. */
export const ProfilPerubahan = z.extend(z.partial(ProfilMasukan), {
  current_password: z.nullish(z.string().check(z.maxLength(maxLength.password))),
})
describeSchema(
  ProfilPerubahan,
  'A change of the profile of the caller. A new e-mail address needs the current password.',
)
export type ProfilPerubahan = z.output<typeof ProfilPerubahan>

/**
 * The caller's profile. `email_menunggu` is the address that waits for its link to be used; absent where none does.
 * `email_belum_dikonfirmasi` is true until a link mailed to `email` was used, and absent afterwards. `password_diatur`: an admin
 * knows the password, so texts of other people are closed to a professional until they choose one by a mailed link.
 * `tanpa_password`: the account has none, because it came by a provider.
 * `email_diatur`: an admin set the address, so a link does not end that before another admin has confirmed the address.
 * `persetujuan` is what they said last to each purpose, absent where nothing.
 */
export const Profil = z.extend(User, {
  tanpa_password: z.optional(z.literal(true)),
  email_menunggu: z.optional(z.string()),
  email_belum_dikonfirmasi: z.optional(z.literal(true)),
  password_diatur: z.optional(z.literal(true)),
  email_diatur: z.optional(z.literal(true)),
  persetujuan: z.optional(z.array(PersetujuanTercatat)),
})
describeSchema(
  Profil,
  'The profile of the caller. `email_menunggu` is a new address that is not confirmed yet; `email_belum_dikonfirmasi` says so of the present one.',
)
export type Profil = z.output<typeof Profil>

/**
 * Any field of `User`; a value that the field cannot have is accepted and matches no user. `bpjs_kembar` finds the active accounts that
 * share their BPJS number with another one, by any value.
 */
export const UserPencarian = z.object({
  field: z.enum([...z.keyof(User).options, 'bpjs_kembar']),
  value: z.pipe(
    z.transform<string | number, unknown>((value) => (typeof value === 'number' ? String(value) : value)),
    teks(maxLength.pencarian),
  ),
})
describeSchema(UserPencarian, 'A search for people by any field.')
export type UserPencarian = z.output<typeof UserPencarian>
export type UserPencarianMasukan = z.input<typeof UserPencarian>
