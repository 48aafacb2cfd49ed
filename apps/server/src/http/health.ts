import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Db } from '../db/db.ts'

/** `/healthz`: the process lives. `/readyz`: the database answers. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { schema: { hide: true } as object }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } as object }, async (_request, reply) => {
    try {
      await db.rows(sql`select 1`)
      return { status: 'ok' }
    } catch {
      return reply.status(503).header('retry-after', 5).send({ status: 'database unavailable' })
    }
  })
}
