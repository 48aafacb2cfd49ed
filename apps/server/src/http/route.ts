import { type Access, type Actor, levelsOf, type Self } from '@sehati/contract/access'
import type { Berkas } from '@sehati/contract/berkas.schema'
import type { Endpoint } from '@sehati/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SignedIn, WhoIs } from './authentication.ts'
import { sendBerkas } from './berkas.ts'
import { AppError, reject } from './errors.ts'
import { replySchemas } from './reply-schema.ts'
import { bodyLimitOf, checkEncoding, makeUploadTurns, readUpload, type Upload } from './upload.ts'

type ActorFor<A extends Access> = A extends 'public' ? SignedIn | null : SignedIn

export type Route = <A extends Access, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  endpoint: Endpoint<A, Q, B, D>,
  handler: (request: {
    actor: ActorFor<A>
    query: z.output<Q>
    body: z.output<B>
    /** The Idempotency-Key header of an idempotent endpoint; null where none was sent. */
    idempotencyKey: string | null
    /** What the browser says it is; anything or nothing. */
    userAgent: string | undefined
    /** The file in this field of a multipart body, refused beyond so many bytes; null where there is none. */
    upload: (field: string, bytes: number) => Promise<Upload | null>
  }) => Promise<z.input<D>>,
) => void

declare module 'fastify' {
  interface FastifyRequest {
    actor: SignedIn | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Registers an endpoint as the contract declares it: access before the body is read, then input, then whose it is, then the handler. */
export function makeRoute(app: FastifyInstance, whoIs: WhoIs): Route {
  app.decorateRequest('actor', null)
  const uploading = makeUploadTurns()
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...bodyLimitOf(endpoint),
      config: { endpoint: endpoint as unknown as Endpoint },
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[2] as string],
        ...(isNothing(endpoint.query) ? {} : { querystring: endpoint.query }),
        ...(isNothing(endpoint.body) ? {} : { body: endpoint.body }),
        response: replySchemas(endpoint as unknown as Endpoint),
        ...(endpoint.access === 'public' ? { security: [] } : {}),
      },
      onRequest: async (request) => {
        request.actor = await whoIs(request.headers.authorization)
        checkAccess(endpoint.access, request.actor)
        checkEncoding(endpoint, request)
      },
      handler: async (request, reply) => {
        if (request.actor) for (const self of endpoint.self) checkSelf(self, request.actor, request)
        const answer = () =>
          handler({
            actor: request.actor as never,
            query: request.query as never,
            body: request.body as never,
            idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request) : null,
            userAgent: request.headers['user-agent'],
            upload: (field, bytes) => readUpload(request, field, bytes),
          })
        const isUpload = endpoint.encoding === 'multipart' && request.actor
        const data = await (isUpload ? uploading(isUpload.user_id, answer) : answer())
        if (endpoint.produces !== 'application/json') {
          return sendBerkas(request, reply, endpoint.produces, data as Berkas)
        }
        reply.status(endpoint.success)
        return { success: true, message: endpoint.message, data }
      },
    })
  }
}

const isNothing = (schema: z.ZodType) => schema instanceof z.ZodUnknown

function checkAccess(access: Access, actor: SignedIn | null): void {
  if (access === 'public') return
  if (!actor) reject('TOKEN_MISSING')
  if (!(levelsOf[access] as readonly number[]).includes(actor.level_id)) reject('FORBIDDEN')
}

/** A field that names the caller must name the caller; where it is not sent nothing is claimed. */
function checkSelf(self: Self, actor: Actor, request: FastifyRequest): void {
  if (actor.level_id === 1 || (self.levels && !self.levels.includes(actor.level_id))) return
  const claimed = (request[self.in] as Record<string, unknown> | undefined)?.[self.field]
  if (claimed !== undefined && claimed !== actor[self.is]) reject('FORBIDDEN')
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new AppError('VALIDATION_FAILED', { field: 'Idempotency-Key' })
}
