import { hash, randomBytes } from 'node:crypto'
import type { Actor } from '@sehati/contract/base/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isApi } from './api-path.ts'
import type { FloodLimit } from './flood-limit.ts'

/**
 * The caller with their current rights. `mustChoosePassword`: strict privacy is on, and an admin set the password. `mustEnrol`: the clinic
 * asks for a second factor, which the account does not have yet.
 */
export type Caller = Actor & { mustChoosePassword: boolean; mustEnrol: boolean }

/** The caller, and the public id of the session. */
export type Session = Caller & { sesi_id: number }

/** The caller and their session. */
export type SignedIn = Session & { token_hash: Buffer }

/** The request and the session in which an act happens, for the trail. There is no address in it. */
export type Asal = { request_id: string; sesi_id: number | null }

type Asking = Pick<FastifyRequest, 'ip' | 'headers'>

/** Null where no token was sent, and where the token is malformed, unknown, expired or revoked. */
export type WhoIs = (request: Asking) => Promise<SignedIn | null>

declare module 'fastify' {
  interface FastifyRequest {
    actor: SignedIn | null
  }
  interface FastifyContextConfig {
    /** The route is called by the key of a program. */
    denganKunci?: boolean
  }
}

/** A secret that cannot be guessed: 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** 256 random bits in base64url are 43 characters: a token of another form needs no query. */
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

/** The token of a request; null where none was sent in the form of a session token. */
export const tokenOf = ({ headers }: Pick<Asking, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null

/** What the key of a program begins with, so that a person and a scanner of secrets recognise one. */
export const AWALAN_KUNCI = 'sk_'
const KUNCI = new RegExp(`^Bearer (${AWALAN_KUNCI}[A-Za-z0-9_-]{43})$`, 'i')

/** The key of a request; null where none was sent in the form of one. */
export const kunciOf = ({ headers }: Pick<Asking, 'headers'>): string | null =>
  KUNCI.exec(headers.authorization ?? '')?.[1] ?? null

/** A device token has the same form. A value of another form counts as none: a login does not depend on it. */
export function deviceTokenOf({ headers }: Pick<Asking, 'headers'>): string | null {
  const sent = headers['x-perangkat']
  return typeof sent === 'string' && /^[A-Za-z0-9_-]{43}$/.test(sent) ? sent : null
}

/** The number of known tokens to keep; some five megabytes. */
const MOST = 50_000

/** Keeps the tokens that were valid at their last look-up: their requests are not limited. */
function makeKnownTokens() {
  /** In the order of their first use. */
  const known = new Set<string>()
  return {
    has: (token_hash: string) => known.has(token_hash),
    forget: (token_hash: string) => known.delete(token_hash),
    add(token_hash: string) {
      known.add(token_hash)
      if (known.size > MOST) known.delete(known.values().next().value as string)
    },
  }
}

/**
 * `find` returns the live session of a token's hash; null when there is none. A request
 * counts as anonymous unless its token is known, and unknown tokens are limited before they are looked up.
 */
export function makeWhoIs(find: (token_hash: Buffer) => Promise<Session | null>, flood: FloodLimit): WhoIs {
  const knownTokens = makeKnownTokens()

  async function findUnknown(token_hash: Buffer, address: string): Promise<Session | null> {
    await flood.countLookUp(address)
    const actor = await find(token_hash)
    if (actor) await flood.giveBackLookUp(address)
    return actor
  }

  return async (request) => {
    const token = tokenOf(request)
    const token_hash = token === null ? null : hashToken(token)
    const key = token_hash?.toString('latin1') ?? ''
    const actor =
      token_hash && (knownTokens.has(key) ? await find(token_hash) : await findUnknown(token_hash, request.ip))
    if (actor) {
      knownTokens.add(key)
      return { ...actor, token_hash }
    }
    knownTokens.forget(key)
    await flood.countAnonymous(request.ip)
    return null
  }
}

/**
 * Authenticates every request to the API, including those that match no route. A route that is called by a key finds the key itself, and
 * counts one that is unknown as this does a token (people/kunci-api/authenticate.ts).
 */
export function identify(app: FastifyInstance, whoIs: WhoIs): void {
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.denganKunci && kunciOf(request) !== null) return
    if (isApi(request)) request.actor = await whoIs(request)
  })
}
