import type { Access } from '@sehati/contract/access'
import type { Endpoint } from '@sehati/contract/endpoint'
import type { z } from 'zod'

type Declared<Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> = Pick<
  Endpoint<Access, Q, B, D>,
  'method' | 'path' | 'query' | 'body' | 'data'
>

/** Calls the product beside the browser, as a person or without a session. Throws the reason of a failure. */
export const makeApi =
  (url: string) =>
  async <Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
    who: { token: string } | null,
    endpoint: Declared<Q, B, D>,
    input: { query?: z.input<Q>; body?: z.input<B> } = {},
  ): Promise<z.output<D>> => {
    const address = new URL(endpoint.path, url)
    for (const [name, value] of Object.entries(input.query ?? {})) address.searchParams.set(name, String(value))
    const headers = new Headers(who ? { authorization: `Bearer ${who.token}` } : {})
    if (input.body !== undefined) headers.set('content-type', 'application/json')
    const reply = await fetch(address, { method: endpoint.method, headers, body: JSON.stringify(input.body) })
    const envelope = (await reply.json()) as { success: boolean; code?: string; message?: string; data: unknown }
    if (!envelope.success) throw new Error(`${endpoint.path}: ${envelope.code} ${envelope.message}`)
    return endpoint.data.parse(envelope.data) as z.output<D>
  }
export type Api = ReturnType<typeof makeApi>
