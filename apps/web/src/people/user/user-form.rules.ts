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
import { z } from 'zod'
import { roleKata } from './people.rules.ts'

/** A form knows no null: where nothing is chosen it holds an empty text. */
const GenderPilihan = z
  .string()
  .transform((gender) => gender || null)
  .pipe(Gender.nullable())

const Wajib = z.string().refine((text) => tampak(text) !== '', isianTexts.wajib)

const Orang = z.object({
  name: Wajib.pipe(Nama),
  email: Wajib.pipe(Email),
  level_id: Wajib.transform(Number).pipe(LevelId),
  phone_number: Telepon,
  gender: GenderPilihan,
  no_bpjs: NoBpjsBolehKosong,
})

/**
 * A new account: name, e-mail and role must be there, the rest may be. `cara` says how the person gets a password: by an
 * invitation, or by the admin, who then types one.
 */
export const PenggunaBaru = z.discriminatedUnion('cara', [
  Orang.extend({ cara: z.literal('undangan') }),
  Orang.extend({ cara: z.literal('password'), password_hash: Wajib.pipe(PasswordBaru) }),
])
export type PenggunaBaru = z.output<typeof PenggunaBaru>

/** What the tab *User* changes of a person. */
export const DataPengguna = z.object({
  name: Wajib.pipe(Nama),
  email: Wajib.pipe(Email),
  phone_number: Telepon,
  gender: GenderPilihan,
  no_bpjs: NoBpjsBolehKosong,
  country: teksWajib(maxLength.country, isianTexts.wajib),
})

export const PasswordPengganti = z.object({
  password: z.string().min(1, isianStaf.passwordKosongAdmin).pipe(PasswordBaru),
})

export const rolePilihan = () => [
  { value: '', label: t`Pilih peran` },
  ...levelIds.map((level) => ({ value: String(level), label: roleKata(roles[level].nama) })),
]
