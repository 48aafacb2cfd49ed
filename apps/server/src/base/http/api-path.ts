import type { FastifyRequest } from 'fastify'

/** A request target as the router reads it: without scheme, host and query, decoded. */
export function pathOf(target: string): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] as string
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Whether this is a request to the API. The matched route decides, because one route has many spellings. A target that
 * matches no route is judged by its path: the response is 404 either way.
 */
export const isApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.url === undefined ? /^\/+api(\/|$)/i.test(pathOf(url)) : routeOptions.url.startsWith('/api/')
