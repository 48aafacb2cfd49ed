import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brandName } from '@sehati/contract/base/brand'
import type { AnyEndpoint } from '@sehati/contract/endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type Prepared, prepare, sendPrepared } from '../prepared.ts'
import { type ApiDocument, tidyComponents } from './components.ts'
import { describeOperation, type Operation } from './operation.ts'
import { schemaRegistry } from './registry.ts'

const families = {
  public: 'Anyone',
  allroles: 'Any signed-in account',
  admin: 'Level 1',
  users: 'Levels 4 and 5, their own',
  tenpro: 'Levels 2 and 3, their own',
}

const names = new Map(Object.entries(allEndpoints).map(([name, endpoint]) => [endpoint, name]))
const toJson = createJsonSchemaTransform({ schemaRegistry })
const withComponents = createJsonSchemaTransformObject({ schemaRegistry })

/**
 * `/api/openapi.json` and `/api/docs`, from the schemas that validate the requests. Must be registered before the routes.
 * `publicUrl` is where clients reach the service; without it the document names the server that sent it.
 */
export async function documentApi(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brandName,
        version: '1',
        description: 'Booking of health and psychology consultations. Times are Asia/Jakarta (WIB).',
      },
      servers: [{ url: publicUrl ?? '/' }],
      tags: Object.entries(families).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transform: (route) => {
      const { schema, url } = toJson(route)
      const endpoint = route.route.config?.endpoint as AnyEndpoint | undefined
      const name = endpoint && names.get(endpoint)
      return { url, schema: name ? describeOperation(name, endpoint, schema as Operation) : schema }
    },
    transformObject: (document) => tidyComponents(withComponents(document) as ApiDocument) as never,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Local files and styles only; the validator badge would load from another host.
    uiConfig: { validatorUrl: null },
    staticCSP: true,
    transformStaticCSP: () =>
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'",
  })
  // Complete once every route is registered, so it is made at the first request.
  let document: Prepared | undefined
  app.get('/api/openapi.json', { schema: { hide: true } as object }, (request, reply) => {
    document ??= prepare('application/json; charset=utf-8', JSON.stringify(app.swagger()))
    return sendPrepared(request, reply, 200, document)
  })
}
