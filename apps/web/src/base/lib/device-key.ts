import { deviceStore } from './device-store.ts'

const KEY = 'session-key'

const algorithm: RsaHashedKeyGenParams = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}
/** What one 2048-bit OAEP block holds, and what it becomes. */
const PLAIN_BLOCK = 190
const SEALED_BLOCK = 256

const stored = () => deviceStore.read<CryptoKeyPair>(KEY)

/** The key pair of this device, made when there is none. The private key cannot be exported, by this code or any other. */
const keyPair = (): Promise<CryptoKeyPair> =>
  deviceStore.readOrMake(KEY, () => crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']))

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))

/** Makes the key pair ahead of need: it takes a phone a moment. */
export const prepareDeviceKey = async (): Promise<void> => void (await keyPair())

/** Encrypts a text with RSA-OAEP SHA-256 for this device alone. */
export async function seal(text: string): Promise<string> {
  const { publicKey } = await keyPair()
  const plain = new TextEncoder().encode(text)
  const sealed: number[] = []
  for (let at = 0; at === 0 || at < plain.length; at += PLAIN_BLOCK) {
    const block = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, plain.slice(at, at + PLAIN_BLOCK))
    sealed.push(...new Uint8Array(block))
  }
  return toBase64(Uint8Array.from(sealed))
}

async function decrypt(text: string, { privateKey }: CryptoKeyPair): Promise<string> {
  const sealed = fromBase64(text)
  const plain: number[] = []
  for (let at = 0; at < sealed.length; at += SEALED_BLOCK) {
    const block = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, sealed.slice(at, at + SEALED_BLOCK))
    plain.push(...new Uint8Array(block))
  }
  return new TextDecoder().decode(Uint8Array.from(plain))
}

/**
 * Reads what `seal` wrote on this device; null for each text when it was another device, or the key is gone. Several texts need
 * one read of the key: opening the browser's storage takes longer than decrypting.
 */
export async function unseal(...texts: string[]): Promise<(string | null)[]> {
  const pair = await stored().catch(() => undefined)
  return Promise.all(texts.map((text) => (pair ? decrypt(text, pair).catch(() => null) : null)))
}
