import { deviceStore } from './device-store.ts'

/** Bytes that this device alone can decrypt. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; isi: ArrayBuffer }

const ALGORITHM = { name: 'AES-GCM', length: 256 }

/**
 * Encrypts with the key `name` of this device, which cannot be exported. `context` says what is encrypted and whose it is: under
 * another one it is not decrypted, so another person who signs in on this device gets nothing. Rejects where the browser has
 * no storage, or where the bytes cannot be decrypted.
 */
export function deviceCipher(name: string) {
  const key = () =>
    deviceStore.readOrMake(name, () => crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']))
  const parametersOf = (context: string, iv: Sealed['iv']): AesGcmParams => ({
    name: ALGORITHM.name,
    iv,
    additionalData: new TextEncoder().encode(context),
  })
  return {
    async seal(context: string, plain: BufferSource): Promise<Sealed> {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return { iv, isi: await crypto.subtle.encrypt(parametersOf(context, iv), await key(), plain) }
    },
    open: async (context: string, { iv, isi }: Sealed): Promise<ArrayBuffer> =>
      crypto.subtle.decrypt(parametersOf(context, iv), await key(), isi),
  }
}
