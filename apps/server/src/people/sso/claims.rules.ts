import { type LevelOf, registeredLevel, roles } from '@sehati/contract/base/access'
import { maxLength } from '@sehati/contract/base/constants'
import { Email, Nama } from '@sehati/contract/people/user.schema'
import type { Klaim, Penyedia } from '../../base/outside/sso.ts'

/** A person, as a provider named them. */
export type Orang = {
  penerbit: string
  subjek: string
  /** Empty where the provider named none. */
  email: string
  /** The provider vouches for the e-mail, and may do so for its domain. */
  isEmailSure: boolean
  name: string
  level_id: LevelOf<'pasien'>
}

export function orangOf(klaim: Klaim, { domains, levelClaim }: Pick<Penyedia, 'domains' | 'levelClaim'>): Orang {
  const email = Email.safeParse(klaim.email).data ?? ''
  return {
    penerbit: klaim.iss,
    subjek: klaim.sub,
    email,
    isEmailSure: email !== '' && isVerified(klaim) && domains.includes(email.slice(email.lastIndexOf('@') + 1)),
    name: nameOf(klaim, email),
    level_id: levelOf(levelClaim === null ? undefined : klaim[levelClaim]),
  }
}

/** `xms_edov` is how Microsoft Entra says it, which has no `email_verified`. */
const isVerified = (klaim: Klaim): boolean =>
  klaim.email_verified === true || [true, 1, '1', 'true'].some((yes) => klaim.xms_edov === yes)

/** A name that an account may have; the part of the e-mail before its domain where the provider names none. */
function nameOf(klaim: Klaim, email: string): string {
  const said = typeof klaim.name === 'string' ? klaim.name.slice(0, maxLength.name) : ''
  return Nama.safeParse(said).data ?? email.split('@')[0] ?? ''
}

/** What a claim makes of a new account: an employee, or what registration makes. No provider makes an account of the staff. */
function levelOf(said: unknown): LevelOf<'pasien'> {
  const words = (Array.isArray(said) ? said : [said]).map((word) => String(word).toLowerCase())
  return words.some((word) => word === '4' || word === roles[4].nama) ? 4 : registeredLevel
}
