import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * One line per answered API request. It names the route's pattern, never the URL, a query or a body: those may hold
 * names, mail addresses or the number of a consultation. An act additionally says its event and who
 * did it, where that is known before the act.
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

/** A request id is ours unless a proxy in front has given a harmless one. */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}
