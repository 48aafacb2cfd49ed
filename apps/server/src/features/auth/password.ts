import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { NO_PASSWORD } from '../user/no-password.ts'

/** 19 MiB, two passes, one lane; argon2id is the library's default. Each call runs on a separate thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (plain: string): Promise<string> => hash(plain, COST)

/** The hash of no account: verified for an unknown e-mail, so that it takes as long as a wrong password. */
const dummy = hashPassword(randomBytes(32).toString('base64'))

/** `null` stands for a missing account: never right, and as slow as an existing one. So is an account without a password. */
export async function verifyPassword(stored: string | null, plain: string): Promise<boolean> {
  const isMissing = stored === null || stored === NO_PASSWORD
  const right = await verify(isMissing ? await dummy : stored, plain)
  return right && !isMissing
}
