import type { Endpoint } from '@sehati/contract/base/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A scope that keeps JSON bodies as the bytes that arrived, because a signature is computed over them. It refuses every other body. */
export function acceptBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  return scope
}

/** The body of a `signed` endpoint and the signature that Meta sends with it. */
export function signedBody(
  { encoding }: Pick<Endpoint, 'encoding'>,
  { body, headers }: FastifyRequest,
): { raw: Buffer; signature: string } {
  const signature = headers['x-hub-signature-256']
  return {
    raw: encoding === 'signed' && body instanceof Buffer ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : '',
  }
}
