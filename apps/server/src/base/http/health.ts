import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Db } from '../db/db.ts'
import type { FloodLimit } from './flood-limit.ts'

const RETRY_SECONDS = 5

/**
 * `/healthz`: the process is alive. `/readyz`: the database responds, too, which an address may ask as often as it may send anonymous
 * requests. Both are for the load balancer, and return 503 as soon as the process begins to stop, while it still serves.
 */
export function healthRoutes(
  app: FastifyInstance,
  db: Db,
  flood: FloodLimit,
  isStopping: () => boolean = () => false,
): void {
  const hidden = { schema: { hide: true } as object }
  app.get('/healthz', hidden, async (_request, reply) =>
    isStopping() ? reply.status(503).send({ status: 'stopping' }) : { status: 'ok' },
  )
  app.get('/readyz', hidden, async (request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    await flood.countAnonymous(request.ip)
    try {
      await db.rows(sql`select 1`)
      return { status: 'ok' }
    } catch {
      return reply.status(503).header('retry-after', RETRY_SECONDS).send({ status: 'database unavailable' })
    }
  })
}
