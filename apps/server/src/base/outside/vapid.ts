import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOnce } from '../db/own-file.ts'

/** The key pair by which push services recognise this service (RFC 8292), in base64url, and whom they may write to. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

const CURVE = 'prime256v1'

/** Where a private key is given, its pair; null where it is none. */
export function pairOf(privateKey: string): Pick<Vapid, 'publicKey' | 'privateKey'> | null {
  const secret = Buffer.from(privateKey, 'base64url')
  if (secret.length !== 32) return null
  const ecdh = createECDH(CURVE)
  try {
    ecdh.setPrivateKey(secret)
    return { publicKey: ecdh.getPublicKey('base64url', 'uncompressed'), privateKey: secret.toString('base64url') }
  } catch {
    return null
  }
}

function makePrivateKey(): string {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  // Leading zeros are cut off.
  return Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** The pair in the data directory, which is created on first use (mode 0600) beside the data key. */
export function openVapidFile(dataDir: string): Pick<Vapid, 'publicKey' | 'privateKey'> {
  const file = join(dataDir, 'vapid.key')
  createOnce(file, makePrivateKey)
  const pair = pairOf(readFileSync(file, 'utf8').trim())
  if (!pair) throw new Error(`${file} holds no key of P-256`)
  return pair
}
