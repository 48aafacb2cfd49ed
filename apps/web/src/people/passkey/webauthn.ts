import type { JawabanPasskey, OpsiPasskey } from '@sehati/contract/people/passkey.schema'

/** Whether this browser can make and use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

const jsonOf = (credential: Credential | null) =>
  credential && ((credential as PublicKeyCredential).toJSON() as unknown as JawabanPasskey)

/** Makes a passkey; null where the person gave up, took too long, or this device has one of the account already. */
export const createPasskey = (opsi: OpsiPasskey): Promise<JawabanPasskey | null> =>
  navigator.credentials
    .create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(opsi as never) })
    .then(jsonOf, () => null)

/** Signs a challenge by a passkey; null where the person gave up or took too long. */
export const signByPasskey = (opsi: OpsiPasskey): Promise<JawabanPasskey | null> =>
  navigator.credentials
    .get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(opsi as never) })
    .then(jsonOf, () => null)
