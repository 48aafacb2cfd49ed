import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { vary } from './vary.ts'

type Encoding = 'br' | 'gzip'
type Coded = { body: Buffer; etag: string }

/** A body that does not change while the process lives. */
export type Prepared = {
  type: string
  plain: Coded
  /** The body in an encoding; compressed at the first request for it, and kept. */
  encoded: (encoding: Encoding) => Promise<Coded>
}

/** Below this a compressed body saves no packet. */
const WORTHWHILE = 1_024

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** As small as it can be: each body is compressed once, outside of the event loop. */
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
}

/** `type` is the Content-Type. */
export function prepare(type: string, text: string): Prepared {
  const body = Buffer.from(text)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const kept = new Map<Encoding, Promise<Coded>>()
  return {
    type,
    plain: { body, etag: `"${digest}"` },
    encoded: (encoding) => {
      const made =
        kept.get(encoding) ??
        compressors[encoding](body).then((compressed) => ({ body: compressed, etag: `"${digest}-${encoding}"` }))
      kept.set(encoding, made)
      return made
    },
  }
}

/**
 * Sends a prepared body in an encoding that the client reads. A client that has it gets 304. By default a copy is revalidated
 * at each use.
 */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  prepared: Prepared,
  caching = 'no-cache',
) {
  const encoding = prepared.plain.body.length < WORTHWHILE ? null : encodingOf(request)
  const { body, etag } = encoding ? await prepared.encoded(encoding) : prepared.plain
  vary(reply, 'Accept-Encoding')
  reply.headers({ 'cache-control': caching, etag })
  if (status === 200 && isKnown(request, etag)) return reply.status(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.status(status).type(prepared.type).send(body)
}

function encodingOf({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding']
  const chosen = accepted === undefined ? null : negotiate(accepted.toString(), ['br', 'gzip', 'identity'])
  return chosen === 'identity' ? null : chosen
}

/** Whether the client holds this version. A weak tag counts: a proxy that compresses makes one of a strong tag. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag))

const strong = (tag: string) => tag.trim().replace(/^W\//, '')
