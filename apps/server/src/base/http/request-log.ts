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
    const client = clientIdOf(request.headers['x-request-id'])
    request.log.info({
      ...(client && { client_request_id: client }),
      route: `${endpoint.method} ${endpoint.path}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(endpoint.event ? { event: endpoint.event, user_id: request.actor?.user_id } : {}),
    })
    done()
  })
}

/**
 * The id that a client or a proxy in front gave its request, where it is harmless. It stands beside the service's own id, never in
 * its place: a client could give many requests one id, and the trail would name them alike.
 */
const clientIdOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null

/** The id of a request, which its response, its line in the log and its rows of the trail share. */
export const requestId = (): string => randomUUID()
