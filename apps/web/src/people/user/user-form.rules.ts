import { t } from '@lingui/core/macro'
import { levelIds, roles } from '@sehati/contract/base/access'
import { maxLength } from '@sehati/contract/base/constants'
import { teksWajib } from '@sehati/contract/base/isian'
import { tampak } from '@sehati/contract/base/tampak'
import { isianTexts } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import {
  Email,
  Gender,
  LevelId,
  Nama,
  NoBpjsBolehKosong,
  PasswordBaru,
  Telepon,
} from '@sehati/contract/people/user.schema'
import * as z from 'zod/mini'
import { roleKata } from './people.rules.ts'

/** A form knows no null: where nothing is chosen it holds an empty text. */
const GenderPilihan = z.pipe(
  z.pipe(
    z.string(),
    z.transform((gender) => gender || null),
  ),
  z.nullable(Gender),
)

const Wajib = z.string().check(z.refine((text) => tampak(text) !== '', isianTexts.wajib))

const Orang = z.object({
  name: z.pipe(Wajib, Nama),
  email: z.pipe(Wajib, Email),
  level_id: z.pipe(z.pipe(Wajib, z.transform(Number)), LevelId),
  phone_number: Telepon,
  gender: GenderPilihan,
  no_bpjs: NoBpjsBolehKosong,
})

/**
 * A new account: name, e-mail and role must be there, the rest may be. `cara` says how the person gets a password: by an
 * invitation, or by the admin, who then types one.
 */
export const PenggunaBaru = z.discriminatedUnion('cara', [
  z.extend(Orang, { cara: z.literal('undangan') }),
  z.extend(Orang, { cara: z.literal('password'), password_hash: z.pipe(Wajib, PasswordBaru) }),
])
export type PenggunaBaru = z.output<typeof PenggunaBaru>

/** What the tab *User* changes of a person. */
export const DataPengguna = z.object({
  name: z.pipe(Wajib, Nama),
  email: z.pipe(Wajib, Email),
  phone_number: Telepon,
  gender: GenderPilihan,
  no_bpjs: NoBpjsBolehKosong,
  country: teksWajib(maxLength.country, isianTexts.wajib),
})

export const PasswordPengganti = z.object({
  password: z.pipe(z.string().check(z.minLength(1, isianStaf.passwordKosongAdmin)), PasswordBaru),
})

export const rolePilihan = () => [
  { value: '', label: t`Pilih peran` },
  ...levelIds.map((level) => ({ value: String(level), label: roleKata(roles[level].nama) })),
]
