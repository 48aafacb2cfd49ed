import { isPatient } from '@sehati/contract/base/access'
import { maxLength } from '@sehati/contract/base/constants'
import { isianTexts } from '@sehati/contract/base/texts'
import { NoBpjs, ProfilMasukan, type User } from '@sehati/contract/people/user.schema'
import * as z from 'zod/mini'

/** The profile form of every role: a choice that was not made is an empty text. */
const Profil = z.extend(ProfilMasukan, {
  gender: z.pipe(
    z.union([ProfilMasukan.shape.gender, z.literal('')]),
    z.transform((gender) => gender || null),
  ),
  current_password: z.string().check(z.maxLength(maxLength.password)),
})

export type Profil = z.output<typeof Profil>

/** What the fields hold. */
export type ProfilIsian = z.input<typeof Profil>

/** Whether the field holds another address than the account has. */
export const isOtherEmail = (typed: string, { email }: Pick<User, 'email'>): boolean =>
  typed.trim().toLowerCase() !== email

/** Patients need a BPJS number, as at registration; staff may be without. Another address needs the password. */
export const profilOf = (user: User): z.ZodMiniType<Profil, ProfilIsian> => {
  const fields: z.ZodMiniType<Profil, ProfilIsian> = isPatient(user.level_id)
    ? z.extend(Profil, { no_bpjs: NoBpjs })
    : Profil
  return fields.check(
    z.refine(({ email, current_password }) => current_password !== '' || !isOtherEmail(email, user), {
      path: ['current_password'],
      message: isianTexts.password,
      when: ({ issues }) => issues.length === 0,
    }),
  )
}

export const isianOf = (user: User): ProfilIsian => ({
  name: user.name,
  email: user.email,
  phone_number: user.phone_number ?? '',
  gender: user.gender ?? '',
  no_bpjs: user.no_bpjs ?? '',
  current_password: '',
})
