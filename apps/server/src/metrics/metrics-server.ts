import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

/** The address of the metrics: a separate port, so that no user of the service reaches it. */
export type MetricsPlace = { host: string; port: number }

/** Listens for as long as the process lives. */
export async function openMetricsServer({ host, port }: MetricsPlace, read: () => Promise<Registry>): Promise<void> {
  const server = createServer(async (request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    if (path !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    try {
      const registry = await read()
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(`METRICS_PORT=${port} cannot be used at ${host}: ${error.code ?? error.message}`))
    })
    server.listen(port, host, resolve)
  })
  // The process does not wait for it when it stops.
  server.unref()
}
