import type { Endpoint } from '@sehati/contract/base/endpoint'
import type { Sentence } from '@sehati/contract/base/isian'
import type { SentParams } from '@sehati/contract/base/sentence'
import type { FastifyInstance } from 'fastify'

export type Signed = { token: string }

export type Reply = {
  status: number
  code: string | undefined
  message: string
  params: SentParams | undefined
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on responses of any shape
  data: any
  errors: ({ field: string } & Sentence)[] | undefined
  headers: Record<string, unknown>
  /** The body as it came, for what is not JSON. */
  raw: Buffer
}

type Input = { query?: Record<string, unknown>; body?: unknown; headers?: Record<string, string> }

/** Sends a request as a user (or without a token) through the whole server, and returns what a client would read. */
export function makeClient(app: FastifyInstance) {
  const call = async (
    who: Signed | null,
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    input: Input = {},
  ): Promise<Reply> => {
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      query: Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)])),
      headers: { ...(who ? { authorization: `Bearer ${who.token}` } : {}), ...input.headers },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    })
    const isJson = /^application\/json/.test(String(response.headers['content-type']))
    const { code, message, params, data, errors } = isJson ? response.json() : ({} as Partial<Reply>)
    const { statusCode: status, headers, rawPayload: raw } = response
    return { status, code, message: message ?? '', params, data, errors, headers, raw }
  }
  return { call }
}
