import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { reject } from './errors.ts'

/** Whether a request names one host. Node keeps the first of several, and a proxy in front may have read the last (RFC 9112, 3.2). */
export const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1

/** Refuses a request that names several hosts. */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw)) reject('MALFORMED')
  })
}
