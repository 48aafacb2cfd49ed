import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Logs one line for each response of the API. It names the route's pattern, never the URL, a query or a body: those may
 * hold names, e-mail addresses or the number of a consultation. For an act the line also has its event and the user's id,
 * where the user is known before the act.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const endpoint = request.routeOptions.config.endpoint
    if (!endpoint) return done()
    request.log.info({
      route: `${endpoint.method} ${endpoint.path}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(endpoint.event ? { event: endpoint.event, user_id: request.actor?.user_id } : {}),
    })
    done()
  })
}

/** A random request id, or the one of a proxy in front where it is harmless. */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}
