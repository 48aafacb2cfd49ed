import { hash } from 'node:crypto'
import type { Actor } from '@sehati/contract/access'
import { reject } from './errors.ts'

/** The caller, and the session they came with. */
export type SignedIn = Actor & { token_hash: Buffer }

/** Null without an Authorization header; a token that is malformed, unknown, expired or revoked is refused. */
export type WhoIs = (authorization: string | undefined) => Promise<SignedIn | null>

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** 256 random bits in base64url are 43 characters: anything else needs no look into the database. */
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

/** `find` answers the live session of a token's hash, for a request at this moment; null when there is none. */
export const makeWhoIs =
  (find: (token_hash: Buffer) => Promise<Actor | null>): WhoIs =>
  async (authorization) => {
    if (authorization === undefined) return null
    const token = BEARER.exec(authorization)?.[1]
    if (!token) return reject('TOKEN_INVALID')
    const token_hash = hashToken(token)
    const actor = await find(token_hash)
    return actor ? { ...actor, token_hash } : reject('TOKEN_INVALID')
  }
