import type { Access } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { SentParams } from '@sehati/contract/base/sentence'
import * as z from 'zod/mini'
import { addressOf } from './address.ts'
import { arrivedAhead, dropAhead, takeAhead } from './ahead.ts'
import { ApiError } from './api-error.ts'
import { firstPages } from './paths.ts'
import { session } from './session.ts'

export type Target<Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType> = Endpoint<
  Access,
  Q,
  B,
  D
>

/** What an endpoint takes: `query` and `body` are demanded exactly where its contract demands them. */
export type Input<Q extends z.ZodMiniType, B extends z.ZodMiniType> = (undefined extends z.input<Q>
  ? { query?: z.input<Q> }
  : { query: z.input<Q> }) &
  (undefined extends z.input<B> ? { body?: z.input<B> } : { body: z.input<B> })

type Request = { method: string; headers: Headers; body: BodyInit | undefined; signal: AbortSignal | undefined }
export type Send = (address: string, request: Request) => Promise<Response>

/** What sends the request instead of `fetch`: see `withProgress` of upload.ts, which only pages that upload load. */
export type SentBy = { sendBy?: Send }

/** What makes this browser known to the account that the call signs in to. */
export type FromDevice = { deviceToken?: string | null }

type Sent = SentBy & FromDevice & { query?: unknown; body?: unknown; idempotencyKey?: string; signal?: AbortSignal }

const text = z.optional(z.string())
const detail = { pattern: text, params: z.optional(SentParams) }

const Refused = z.object({
  success: z.literal(false),
  code: z._default(z.string(), 'INTERNAL'),
  message: z._default(z.string(), ''),
  judul: text,
  ...detail,
  errors: z._default(z.array(z.object({ field: z.string(), message: z.string(), code: text, ...detail })), []),
  request_id: z.nullish(z.string()),
  data: z.optional(z.unknown()),
})
const Succeeded = z.object({ success: z.literal(true), data: z.unknown() })
const Envelope = z.union([Succeeded, Refused])

/** A body as its endpoint takes it, and the type that says so; a form's own type is the browser's to say. */
function encode({ encoding }: Endpoint, body: unknown): { content?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (body instanceof FormData) return { content: body }
  if (encoding === 'csv') return { content: (body as { csv: string }).csv, type: 'text/csv; charset=utf-8' }
  return { content: JSON.stringify(body), type: 'application/json' }
}

/** The first segment of the path names who may call it; the build leaves `access` at home (build/lean.ts). */
const isPublic = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/api/public/')

/**
 * The token that a call is made with. A public call carries none unless it matters who makes it: what a visitor reads
 * must not hang on a session that ended long ago.
 */
const tokenFor = (endpoint: Pick<Endpoint, 'path' | 'heedsActor'>): string | null =>
  isPublic(endpoint) && !endpoint.heedsActor ? null : session.token()

async function send(endpoint: Endpoint, token: string | null, sent: Sent): Promise<Response> {
  const { query, body, idempotencyKey, deviceToken, signal, sendBy } = sent
  const { content, type } = encode(endpoint, body)
  const headers = new Headers({ accept: 'application/json' })
  if (endpoint.produces !== 'application/json') headers.append('accept', endpoint.produces)
  if (type) headers.set('content-type', type)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (endpoint.heedsDevice && deviceToken) headers.set('x-perangkat', deviceToken)
  const address = addressOf(endpoint.path, query)
  const early = endpoint.method === 'GET' ? await takeAhead(address, token) : null
  if (early) return early
  const request: Request = { method: endpoint.method, headers, body: content, signal }
  try {
    return await (sendBy ? sendBy(address, request) : fetch(address, request))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({ code: 'NETWORK', status: 0 })
  }
}

/** Without our envelope it was a proxy or a crash that spoke, not the service. */
const strange = (response: Response) =>
  new ApiError({
    code: response.ok ? 'BAD_RESPONSE' : [502, 503, 504].includes(response.status) ? 'UNAVAILABLE' : 'INTERNAL',
    status: response.status,
    request_id: response.headers.get('x-request-id'),
  })

/** The data of a response to a call with this token; a refusal is thrown as an `ApiError`. */
async function open(endpoint: Endpoint, response: Response, token: string | null): Promise<unknown> {
  const envelope = Envelope.safeParse(await response.json().catch(() => null))
  if (!envelope.success) throw strange(response)
  const reply = envelope.data
  if (reply.success) return reply.data
  // The response to an older token says nothing about the current one.
  const isAboutToken = !isPublic(endpoint) || endpoint.heedsActor
  const isCurrent = isAboutToken && session.token() === token
  if (isCurrent && response.status === 401) session.end('session_expired')
  const first = firstPages[reply.code]
  if (isCurrent && first) session.askFirst(first)
  throw new ApiError({ ...reply, status: response.status, fields: reply.errors })
}

/** Makes one call and returns its data; every failure is an `ApiError`. */
export async function call<Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Target<Q, B, D>,
  sent: Sent,
): Promise<z.output<D>> {
  const token = tokenFor(endpoint)
  const response = await send(endpoint as unknown as Endpoint, token, sent)
  const data = endpoint.data.safeParse(await open(endpoint as unknown as Endpoint, response, token))
  if (!data.success) throw new ApiError({ code: 'BAD_RESPONSE', status: response.status })
  return data.data
}

/**
 * The data of a read that was requested early and has arrived, so that the first render has it; undefined if there is none.
 * `isKept` leaves the response for the call that follows.
 */
export function dataAhead<Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Target<Q, B, D>,
  query: unknown,
  isKept: boolean,
): z.output<D> | undefined {
  if (!globalThis.sehatiAhead?.responses.size) return undefined
  const address = addressOf(endpoint.path, query)
  const body = Succeeded.safeParse(arrivedAhead(address, tokenFor(endpoint)))
  const data = body.success ? endpoint.data.safeParse(body.data.data) : null
  // A response that cannot be used is left for the call, which says why.
  if (!data?.success) return undefined
  if (!isKept) dropAhead(address)
  return data.data
}

/** `nama` is what the server would have the file called. */
export type FileReply = { isi: Blob; nama: string | null }

/** Fetches the file that an endpoint `produces`, and the name that it was given; every failure is an `ApiError`. */
export async function callFile<Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Target<Q, B, D>,
  sent: Sent,
): Promise<FileReply> {
  const token = tokenFor(endpoint)
  const response = await send(endpoint as unknown as Endpoint, token, sent)
  const type = response.headers.get('content-type') ?? ''
  // Where the contract cannot know the kind of file, every response that is not the API's JSON is the file.
  const isAny = endpoint.produces === 'application/octet-stream' && !type.startsWith('application/json')
  const isFile = response.ok && (isAny || type.startsWith(endpoint.produces))
  if (!isFile) {
    await open(endpoint as unknown as Endpoint, response, token)
    throw strange(response)
  }
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  try {
    return { isi: await response.blob(), nama: named?.[1] ?? null }
  } catch (cause) {
    if (sent.signal?.aborted) throw cause
    throw new ApiError({ code: 'NETWORK', status: 0 })
  }
}
