import type { LevelId } from '@sehati/contract/access'
import { NoBpjs, ProfilMasukan, type User } from '@sehati/contract/user.schema'
import { z } from 'zod'

/** The form of everybody's profile: a choice that was not made is an empty text. */
const Profil = ProfilMasukan.extend({
  gender: z.union([ProfilMasukan.shape.gender, z.literal('')]).transform((gender) => gender || null),
})

export type Profil = z.output<typeof Profil>

/** What the fields hold. */
export type ProfilIsian = z.input<typeof Profil>

/** Patients need a BPJS number, as at registration; staff may be without. */
export const profilOf = (level: LevelId): z.ZodType<Profil, ProfilIsian> =>
  level === 4 || level === 5 ? Profil.extend({ no_bpjs: NoBpjs }) : Profil

export const isianOf = (user: User): ProfilIsian => ({
  name: user.name,
  email: user.email,
  phone_number: user.phone_number ?? '',
  gender: user.gender ?? '',
  no_bpjs: user.no_bpjs ?? '',
})
