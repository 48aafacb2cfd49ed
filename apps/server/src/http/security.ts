import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/**
 * Anonymous requests that one address may make in a minute, at each process. A whole campus sits behind one address,
 * so this only stops floods; guessing is stopped per account.
 */
const ANONYMOUS_PER_MINUTE = 3_000

/** Headers, compression and the flood limit, for every answer. Scripts come from this origin's files, never inline. */
export async function secure(app: FastifyInstance, options: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library sets sizes and positions by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(options.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (request, reply) => {
    // Computers on a campus are shared: what was private leaves nothing in a cache.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  })
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, {
    max: ANONYMOUS_PER_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => request.headers.authorization !== undefined || !request.url.startsWith('/api/'),
  })
}
