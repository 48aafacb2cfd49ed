import type { FastifyInstance } from 'fastify'

/** The methods with which a URL is served; none for a URL without a route. */
export type AllowedMethods = (path: string) => string[]

/** Notes the methods of each route. Must be called before the routes are registered. */
export function noteMethods(app: FastifyInstance): AllowedMethods {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    known.set(url, methods)
  })
  return (path) => [...(known.get(path) ?? [])].sort()
}
