import type { Sentence } from '@sehati/contract/base/isian'
import { issueSentence } from '@sehati/contract/base/issue'
import type { Message } from '@sehati/contract/base/message'
import type { SentParams } from '@sehati/contract/base/sentence'
import { type ErrorCode, messages, type ParamsOf, patternOf, refusalSentence } from '@sehati/contract/messages'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { isDatabaseAway, isKeyOutdated, refusalOf } from '../db/db-error.ts'
import { UnreadableError } from '../db/seal.ts'

type FieldError = { field: string } & Sentence

type More<C extends ErrorCode> = {
  field?: string
  /** Fills the places of the row's `isiRinci`, which is then the sentence. */
  params?: ParamsOf<C> | undefined
  data?: unknown
  retryAfterSeconds?: number
  status?: 409 | undefined
}

/** The only error that a feature throws on purpose. It carries a code; text and status come from the contract. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  /** What fills the places of a sentence, and the sentence with these places. */
  readonly detail: { pattern: string; params: SentParams } | undefined
  /** Overrides the catalogue's field where only the request determines it. */
  readonly field: string | undefined
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined
  /** Overrides the catalogue's status where the contract gives one code two of them. */
  readonly status: 409 | undefined
  constructor(code: C, more: More<C> = {}) {
    super(refusalSentence(code, more.params))
    this.code = code
    this.detail = more.params && { pattern: patternOf(code, more.params), params: more.params }
    this.field = more.field
    this.data = more.data
    this.retryAfterSeconds = more.retryAfterSeconds
    this.status = more.status
  }
}

export function reject<C extends ErrorCode>(code: C, more?: More<C>): never {
  throw new AppError(code, more)
}

export function rejectIf(verdict: ErrorCode | null): void {
  if (verdict) reject(verdict)
}

/** Returns the value, or throws the refusal where a store found none. */
export function found<T>(value: T | null, code: ErrorCode = 'NOT_FOUND'): T {
  return value ?? reject(code)
}

export type Failure = {
  status: number
  retryAfterSeconds?: number
  /** How long the file is of which a part that does not exist was requested. */
  contentRange?: string | undefined
  /** An internal error, to be logged with its cause. */
  accident: boolean
  body: { success: false; code: ErrorCode; judul: string; errors?: FieldError[]; data?: unknown } & Sentence
}

const plain = (code: ErrorCode, accident = false): Failure => ({
  status: messages[code].status,
  accident,
  body: { success: false, message: messages[code].isi, code, judul: messages[code].judul },
})

const invalid = (errors: FieldError[]): Failure => {
  const failure = plain('VALIDATION_FAILED')
  return { ...failure, body: { ...failure.body, message: errors[0]?.message ?? failure.body.message, errors } }
}

/** Refusals of Fastify before a handler runs, by its error code. */
const httpCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
}

/** The client hung up before the request was complete: no client reads the response. It carries the code of a broken database connection. */
const isSenderGone = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && (error as { code?: string }).code === 'ECONNRESET'

/** Turns a thrown value into the error that the client may see. */
export function asFailure(error: unknown): Failure {
  if (error instanceof AppError) return ofAppError(error)
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(
      error.validation.map(({ instancePath, keyword, message = '', params }) => ({
        field: instancePath.slice(1).replaceAll('/', '.'),
        ...issueSentence({ ...params, code: keyword, message }),
      })),
    )
  }
  if (error instanceof z.core.$ZodError)
    return invalid(error.issues.map((issue) => ({ field: issue.path.join('.'), ...issueSentence(issue) })))
  const refusal = refusalOf(error)
  if (refusal) return ofAppError(new AppError(refusal))
  if (isSenderGone(error)) return plain('MALFORMED')
  if (error instanceof UnreadableError) return plain('CONTENT_UNREADABLE', true)
  if (isDatabaseAway(error) || isKeyOutdated(error)) return { ...plain('UNAVAILABLE', true), retryAfterSeconds: 5 }
  const { code, statusCode, headers } = error as {
    code?: string
    statusCode?: number
    headers?: Record<string, string>
  }
  if (code && httpCodes[code]) return plain(httpCodes[code])
  if (statusCode === 416) return { ...plain('RANGE_NOT_SATISFIABLE'), contentRange: headers?.['Content-Range'] }
  if (statusCode && statusCode >= 400 && statusCode < 500) return plain('MALFORMED')
  return plain('INTERNAL', true)
}

function ofAppError(error: AppError): Failure {
  const catalogued = messages[error.code] as Message
  const failure = { ...plain(error.code), ...(error.status && { status: error.status }) }
  const field = error.field ?? catalogued.field
  const sentence = { message: error.message, code: error.code, ...error.detail }
  return {
    ...failure,
    retryAfterSeconds: error.retryAfterSeconds,
    body: {
      ...failure.body,
      ...sentence,
      ...(failure.status === 422 ? { errors: [{ field: field ?? '', ...sentence }] } : {}),
      ...(error.data === undefined ? {} : { data: error.data }),
    },
  }
}
