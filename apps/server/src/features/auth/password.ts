import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** 19 MiB, two passes, one lane; argon2id is the library's algorithm. Each call works on a thread of its own. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (plain: string): Promise<string> => hash(plain, COST)

/** Nobody's: verified where there is no account, so that an unknown address takes as long as a wrong password. */
const dummy = hashPassword(randomBytes(32).toString('base64'))

/** `null` stands for an account that does not exist: never right, and as slow as one that does. */
export async function verifyPassword(stored: string | null, plain: string): Promise<boolean> {
  const right = await verify(stored ?? (await dummy), plain)
  return right && stored !== null
}
