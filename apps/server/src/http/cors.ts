import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Lets pages of these origins call the API from a browser; without any, no answer says a word about other origins. No
 * credentials are allowed: the token is a header that such a page must have of its own.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const allowed: FastifyCorsOptions = {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Perangkat'],
    exposedHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: 600,
    strictPreflight: false,
  }
  // By the list alone the library would tell any page which methods and headers there are.
  await app.register(cors, {
    delegator: async ({ headers }: FastifyRequest) =>
      origins.includes(headers.origin ?? '') ? allowed : { origin: false },
  })
}
