import { createHash } from 'node:crypto'
import { type Access, isAdmin, mayCall, type Self } from '@sehati/contract/base/access'
import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { maxLength } from '@sehati/contract/base/constants'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import type { AnyEndpoint } from '@sehati/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Asal, type Caller, deviceTokenOf, type SignedIn, tokenOf, type WhoIs } from './authentication.ts'
import { sendBerkas } from './berkas.ts'
import { addressKey } from './client-address.ts'
import { AppError, reject } from './errors.ts'
import { isKnown } from './prepared.ts'
import { replySchemas } from './reply-schema.ts'
import { acceptBytes, signedBody } from './signed-body.ts'
import { type Dengar, makeBaca } from './tulisan.ts'
import { bodyLimitOf, checkEncoding, type ReadUpload, readUpload } from './upload.ts'
import { type Hold, makeUploadTurns } from './upload-turns.ts'

type ActorFor<A extends Access> = A extends 'public' ? SignedIn | null : SignedIn

export type Route = <A extends Access, Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Endpoint<A, Q, B, D>,
  handler: (request: {
    actor: ActorFor<A>
    asal: Asal
    /** The request carried a well-formed token that is not valid: its sender may believe to be signed in. */
    isTokenRefused: boolean
    query: z.output<Q>
    body: z.output<B>
    /** The Idempotency-Key header of an idempotent endpoint; null where none was sent. */
    idempotencyKey: string | null
    /** The User-Agent header; untrusted, may be missing. */
    userAgent: string | undefined
    /** The device token of an endpoint that reads one; null where none was sent in that form. */
    deviceToken: string | null
    /** The network address of the caller for a limit. */
    network: string
    upload: ReadUpload
    /** The bytes of the body of a `signed` endpoint, and its `X-Hub-Signature-256`; both empty elsewhere. */
    raw: Buffer
    signature: string
  }) => Promise<z.input<D>>,
) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
  }
}

/** Registers an endpoint as the contract declares it. The order: access before the body is read, input, owner, handler. */
export function makeRoute(app: FastifyInstance, whoIs: WhoIs, dengar: Dengar): Route {
  const uploading = makeUploadTurns()
  const baca = makeBaca(dengar)
  return (endpoint, handler) => {
    /** A body may take half a minute to arrive: the sender's rights are checked again after it. */
    const checkAgain = async (request: FastifyRequest) => {
      if (!request.actor) return
      request.actor = await whoIs(request)
      checkAccess(endpoint, request)
    }
    const register = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        ...bodyLimitOf(endpoint),
        config: { endpoint: endpoint as unknown as AnyEndpoint },
        schema: {
          summary: endpoint.summary,
          tags: [endpoint.path.split('/')[2] as string],
          ...(isNothing(endpoint.query) ? {} : { querystring: endpoint.query }),
          ...(isNothing(endpoint.body) ? {} : { body: endpoint.body }),
          response: replySchemas(endpoint as unknown as AnyEndpoint),
          ...(endpoint.access === 'public' ? { security: [] } : {}),
        },
        onRequest: async (request) => {
          checkAccess(endpoint, request)
          checkEncoding(endpoint, request)
        },
        preValidation: (request, _reply, done) => {
          // The handler reads a form later.
          if (!hasBody(request) || request.isMultipart()) return done()
          checkAgain(request).then(() => done(), done)
        },
        // Refused by a schema or by a rule: what was written is read all the same.
        onError: (request) => baca(endpoint, { request, isRefused: true }),
        handler: async (request, reply) => {
          if (request.actor) for (const self of endpoint.self) checkSelf(self, request.actor, request)
          const answer = (hold: Hold) =>
            handler({
              actor: request.actor as never,
              asal: { request_id: request.id, sesi_id: request.actor?.sesi_id ?? null },
              isTokenRefused: request.actor === null && tokenOf(request) !== null,
              query: request.query as never,
              body: request.body as never,
              idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request) : null,
              userAgent: request.headers['user-agent'],
              deviceToken: endpoint.heedsDevice ? deviceTokenOf(request) : null,
              network: addressKey(request.ip),
              ...signedBody(endpoint, request),
              upload: async (field, bytes) => {
                const file = await readUpload(request, { field, bytes }, hold)
                if (file) request.terunggah = { ...file.isian, [field]: file.nama }
                await checkAgain(request)
                return file
              },
            })
          const sender = endpoint.encoding === 'multipart' && request.actor
          const data = await (sender
            ? uploading({ user_id: sender.user_id, ip: request.ip }, answer)
            : answer(() => false))
          await baca(endpoint, { request, data, isRefused: false })
          if (endpoint.produces !== 'application/json') {
            return sendBerkas(request, reply, endpoint.produces, data as Berkas)
          }
          reply.status(endpoint.success)
          if (endpoint.revalidated && isKnownVersion(request, reply, data)) return reply.status(304).send()
          return { success: true, message: endpoint.message, data }
        },
      })
    if (endpoint.encoding === 'signed') app.register(async (scope) => void register(acceptBytes(scope)))
    else register(app)
  }
}

/** Tags the response by its data. Weak: a proxy or this server compresses it, and the bytes then differ. */
function isKnownVersion(request: FastifyRequest, reply: FastifyReply, data: unknown): boolean {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': 'no-cache', etag })
  return isKnown(request, etag)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isNothing = (schema: z.ZodMiniType) => schema instanceof z.ZodMiniUnknown

type Guarded = Pick<Endpoint, 'access' | 'tugas' | 'juga' | 'heedsActor' | 'beforeOwnPassword' | 'beforeSecondFactor'>

/** A public endpoint ignores an invalid token, and the caller too unless it acts with the caller's rights. */
function checkAccess(
  { access, tugas, juga, heedsActor, beforeOwnPassword, beforeSecondFactor }: Guarded,
  { actor, headers }: FastifyRequest,
): void {
  if (access !== 'public') {
    if (!actor) reject(headers.authorization === undefined ? 'TOKEN_MISSING' : 'TOKEN_INVALID')
    if (!mayCall({ access, tugas, juga }, actor)) reject('FORBIDDEN')
  } else if (!heedsActor) return
  if (actor?.mustChoosePassword && !beforeOwnPassword) reject('GANTI_PASSWORD_DULU')
  if (actor?.mustEnrol && !beforeOwnPassword && !beforeSecondFactor) reject('SECOND_FACTOR_DULU')
}

/** A field that names the caller must name the caller; a missing field claims nothing. */
function checkSelf(self: Self, actor: Caller, request: FastifyRequest): void {
  const isExempt = isAdmin(actor.level_id) && !actor.mustChoosePassword
  if (isExempt || (self.levels && !self.levels.includes(actor.level_id))) return
  const claimed = (request[self.in] as Record<string, unknown> | undefined)?.[self.field]
  if (claimed !== undefined && claimed !== actor[self.is]) reject('FORBIDDEN')
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key) && key.length <= maxLength.kunci_idempoten) return key
  throw new AppError('VALIDATION_FAILED', { field: 'Idempotency-Key' })
}
