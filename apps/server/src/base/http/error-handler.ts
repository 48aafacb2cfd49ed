import type { ErrorCode } from '@sehati/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './api-path.ts'
import { asFailure } from './errors.ts'
import { FHIR_JSON, FHIR_PATH, fhirStatus, outcomeOf } from './fhir-outcome.ts'

/** Accepts an empty body as none, also where a client sends no content type. */
function lenientJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  )
}

/** RFC 6750: which scheme opens the URL, and whether the token that was sent is the reason. */
const challengeOf = (code: ErrorCode) => (code === 'TOKEN_INVALID' ? 'Bearer error="invalid_token"' : 'Bearer')

/** A program that reads by FHIR also reads its refusals so. */
const isFhir = ({ url }: FastifyRequest) => pathOf(url).startsWith(`${FHIR_PATH}/`)

/** Every failure is sent in the one envelope, or as FHIR has it; the cause of an internal error is logged under the request's id. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, accident, retryAfterSeconds, contentRange, body } = asFailure(error)
  if (accident) request.log.error({ err: withoutValues(error), status }, 'request failed')
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', challengeOf(body.code))
  if (contentRange) reply.header('content-range', contentRange)
  const serialized = reply.serializer(JSON.stringify as (payload: unknown) => string)
  if (isFhir(request))
    return serialized.status(fhirStatus(status)).type(FHIR_JSON).send(outcomeOf({ status, body }, request.id))
  return serialized
    .status(status)
    .type('application/json; charset=utf-8')
    .send({ ...body, request_id: request.id })
}

export function handleErrors(app: FastifyInstance): void {
  lenientJson(app)
  app.setErrorHandler(sendFailure)
}

/** A database error quotes the row in its detail, message and stack. The log keeps the code and the place, without values. */
function withoutValues(error: unknown) {
  const { name, message, code, constraint, table, stack } = error as Error & Record<string, unknown>
  if (!code) return { name, message, stack }
  const where = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { name, message: `database error ${code}`, code, constraint, table, stack: where?.join('\n') }
}
