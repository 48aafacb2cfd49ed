import type { Access } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import type * as z from 'zod/mini'
import { ask } from './ask.ts'
import { freshConnections } from './exchange.ts'

type Declared<Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType> = Pick<
  Endpoint<Access, Q, B, D>,
  'method' | 'path' | 'query' | 'body' | 'data'
>

/**
 * Calls the product by the endpoints of the contract, as a person or without a session. Throws the reason of a failure.
 * Each call has a connection of its own: a test may stop the server between two of them.
 */
export const makeApi =
  (url: string) =>
  async <Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
    who: { token: string } | null,
    endpoint: Declared<Q, B, D>,
    input: { query?: z.input<Q>; body?: z.input<B> } = {},
  ): Promise<z.output<D>> => {
    const { pathname, searchParams } = new URL(endpoint.path, url)
    for (const [name, value] of Object.entries(input.query ?? {})) searchParams.set(name, String(value))
    const path = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
    const question = { method: endpoint.method, path, token: who?.token, body: input.body as object | undefined }
    const { status, envelope } = await ask(url, question, { agent: freshConnections })
    if (status >= 300) throw new Error(`${endpoint.path}: ${envelope.code} ${envelope.message}`)
    return endpoint.data.parse(envelope.data) as z.output<D>
  }
export type Api = ReturnType<typeof makeApi>
