import type { Access } from '@sehati/contract/access'
import type { Endpoint } from '@sehati/contract/endpoint'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { session } from './session.ts'

export type Target<Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> = Endpoint<Access, Q, B, D>

/** What an endpoint takes: `query` and `body` are demanded exactly where its contract demands them. */
export type Input<Q extends z.ZodType, B extends z.ZodType> = (undefined extends z.input<Q>
  ? { query?: z.input<Q> }
  : { query: z.input<Q> }) &
  (undefined extends z.input<B> ? { body?: z.input<B> } : { body: z.input<B> })

type Sent = { query?: unknown; body?: unknown; idempotencyKey?: string; signal?: AbortSignal }

const Refused = z.object({
  success: z.literal(false),
  code: z.string().default('INTERNAL'),
  message: z.string().default(''),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
  request_id: z.string().nullish(),
})
const Succeeded = z.object({ success: z.literal(true), data: z.unknown() })
const Envelope = z.union([Succeeded, Refused])

/** Query values as text; what is undefined is left out. */
function searchOf(query: unknown): string {
  const values = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}

async function send(
  endpoint: Endpoint,
  token: string | null,
  { query, body, idempotencyKey, signal }: Sent,
): Promise<Response> {
  const isForm = body instanceof FormData
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  try {
    const content = body === undefined || isForm ? body : JSON.stringify(body)
    return await fetch(endpoint.path + searchOf(query), { method: endpoint.method, headers, body: content, signal })
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

/** Makes one call and answers its data; every failure is an `ApiError`. */
export async function call<Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  endpoint: Target<Q, B, D>,
  sent: Sent,
): Promise<z.output<D>> {
  const token = session.token()
  const response = await send(endpoint as unknown as Endpoint, token, sent)
  const envelope = Envelope.safeParse(await response.json().catch(() => null))
  if (!envelope.success) throw strange(response)
  const reply = envelope.data
  if (!reply.success) {
    // A 401 that answers an older token says nothing about the one in use now.
    const isExpired = response.status === 401 && endpoint.access !== 'public' && session.token() === token
    if (isExpired) session.end('session_expired')
    throw new ApiError({ ...reply, status: response.status, fields: reply.errors })
  }
  const data = endpoint.data.safeParse(reply.data)
  if (!data.success) throw new ApiError({ code: 'BAD_RESPONSE', status: response.status })
  return data.data
}
