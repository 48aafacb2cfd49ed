import type { JawabanPasskey, OpsiPasskey } from '@sehati/contract/people/passkey.schema'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

/** A stored passkey, as far as an answer is judged by it. */
export type Kunci = { kredensial: Buffer; kunci_publik: Buffer; hitungan: number }
export type KunciBaru = Kunci & { saluran: string[] }

/** For which site passkeys are made: the host and the origin of the address of the product. */
export type RelyingParty = { id: string; origin: string }

/** Null where passkeys cannot be used: without an address, and over plain HTTP anywhere but on this machine. */
export function relyingPartyOf(publicUrl: string | null): RelyingParty | null {
  if (publicUrl === null) return null
  const { protocol, hostname, origin } = new URL(publicUrl)
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : null
}

/** Takes a challenge: whether it was made for this. */
type IsExpected = (challenge: string) => Promise<boolean>

type Person = { user_id: number; email: string; name: string }

/** Options for a new passkey, by which its owner is asked for and which the browser offers at the login by itself. */
export const registrationOptions = async (
  rp: RelyingParty,
  { user_id, email, name }: Person,
  known: readonly Buffer[],
): Promise<OpsiPasskey> => ({
  ...(await generateRegistrationOptions({
    rpName: 'Sehati',
    rpID: rp.id,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(String(user_id)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((id) => ({ id: id.toString('base64url') })),
  })),
})

export const loginOptions = async (rp: RelyingParty): Promise<OpsiPasskey> => ({
  ...(await generateAuthenticationOptions({ rpID: rp.id, userVerification: 'required' })),
})

/** What each answer must be of: this challenge, this site, and a person whom the device has asked for. */
const expected = (rp: RelyingParty, isExpected: IsExpected) => ({
  expectedChallenge: isExpected,
  expectedOrigin: rp.origin,
  expectedRPID: rp.id,
  requireUserVerification: true,
})

/** The key of a new passkey; null where the answer is not one to this challenge from this site. */
export async function readRegistration(
  rp: RelyingParty,
  jawaban: JawabanPasskey,
  isExpected: IsExpected,
): Promise<KunciBaru | null> {
  const found = await verifyRegistrationResponse({
    response: withExtensions(jawaban) as unknown as RegistrationResponseJSON,
    ...expected(rp, isExpected),
  }).catch(() => null)
  if (!found?.verified) return null
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential
  return {
    kredensial: Buffer.from(id, 'base64url'),
    kunci_publik: Buffer.from(publicKey),
    hitungan: counter,
    saluran: transports,
  }
}

/** How often the authenticator says that it has signed; null where the answer is not one of this key to this challenge from this site. */
export async function readLogin(
  rp: RelyingParty,
  jawaban: JawabanPasskey,
  { kredensial, kunci_publik, hitungan }: Kunci,
  isExpected: IsExpected,
): Promise<number | null> {
  const found = await verifyAuthenticationResponse({
    response: withExtensions(jawaban) as unknown as AuthenticationResponseJSON,
    ...expected(rp, isExpected),
    credential: {
      id: kredensial.toString('base64url'),
      publicKey: new Uint8Array(kunci_publik),
      counter: hitungan,
    },
  }).catch(() => null)
  return found?.verified ? found.authenticationInfo.newCounter : null
}

/** The library expects the field that browsers always send. */
const withExtensions = (jawaban: JawabanPasskey) => ({ clientExtensionResults: {}, ...jawaban })
