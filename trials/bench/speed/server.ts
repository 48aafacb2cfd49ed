import { fileURLToPath } from 'node:url'
import type { RunningProduct } from '@sehati/testkit/product/product'
import { type ServerProcess, startServer } from '@sehati/testkit/product/server-process'

/** What is loaded and watched: the product, or an endpoint that does nothing. */
export type Server = Pick<RunningProduct, 'port' | 'remove'> & { server: () => Pick<ServerProcess, 'usage'> }

/** An endpoint of the same framework that does nothing. */
export async function startEmpty(processes: number): Promise<Server> {
  const program = fileURLToPath(new URL('./empty-http.ts', import.meta.url))
  const server = startServer(program, { env: { NODE_ENV: 'production', WEB_CONCURRENCY: String(processes) } })
  return { port: await server.ready, server: () => server, remove: server.stop }
}
