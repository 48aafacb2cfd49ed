import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Lets pages of these origins call the API from a browser. Without any, no response has a CORS header. No
 * credentials are allowed: such a page must send the token as a header.
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
  // With the list alone, the library would reveal the allowed methods and headers to every page.
  await app.register(cors, {
    delegator: async ({ headers }: FastifyRequest) =>
      origins.includes(headers.origin ?? '') ? allowed : { origin: false },
  })
}
