import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { NO_PASSWORD } from '../user/no-password.ts'

/** 19 MiB, two passes, one lane; argon2id is the library's default. Each call runs on a separate thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A letter with an accent has two spellings in Unicode, and keyboards differ: the composed one (NFC) is hashed. */
export const hashPassword = (plain: string): Promise<string> => hash(plain.normalize('NFC'), COST)

/** The spellings in which a password may have been hashed: since NFC that one, before as it was typed, on either keyboard. */
const spellings = (plain: string): string[] => [...new Set([plain.normalize('NFC'), plain, plain.normalize('NFD')])]

/** The hash of no account: verified for an unknown e-mail, so that it takes as long as a wrong password. */
const dummy = hashPassword(randomBytes(32).toString('base64'))

/** `null` stands for a missing account: never right, and as slow as an existing one. So is an account without a password. */
export async function verifyPassword(stored: string | null, plain: string): Promise<boolean> {
  const isMissing = stored === null || stored === NO_PASSWORD
  const known = isMissing ? await dummy : stored
  for (const spelling of spellings(plain)) if (await verify(known, spelling)) return !isMissing
  return false
}
