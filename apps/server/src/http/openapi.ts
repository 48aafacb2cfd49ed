import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brandName } from '@sehati/contract/brand'
import type { Endpoint } from '@sehati/contract/endpoint'
import { insertLampiran } from '@sehati/contract/percakapan/endpoints'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Prepared, prepare, sendPrepared } from './prepared.ts'

const families = {
  public: 'Anyone',
  allroles: 'Any signed-in account',
  admin: 'Level 1',
  users: 'Levels 4 and 5, their own',
  tenpro: 'Levels 2 and 3, their own',
}

/** The parts of a body that the schema of a JSON body cannot describe. */
const bodies = {
  json: () => ({}),
  multipart: (url: string) => {
    const file = url === insertLampiran.path ? 'berkas' : 'foto'
    return {
      consumes: ['multipart/form-data'],
      body: { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } }, required: [file] },
    }
  },
  csv: () => ({ consumes: ['application/json', 'text/csv'] }),
}

type Heeds = Pick<Endpoint, 'idempotent' | 'heedsDevice'>

/** Headers that an endpoint reads besides the token. All are optional. */
function headersOf({ idempotent, heedsDevice }: Heeds): { headers?: object } {
  const properties = {
    ...(idempotent && { 'Idempotency-Key': { type: 'string', description: 'Sent again, answers the first result.' } }),
    ...(heedsDevice && {
      'X-Perangkat': { type: 'string', description: 'The `perangkat_token` of an earlier login.' },
    }),
  }
  return Object.keys(properties).length > 0 ? { headers: { type: 'object', properties } } : {}
}

/** `/api/openapi.json` and `/api/docs`, from the schemas that validate the requests. Must be registered before the routes. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brandName,
        version: '1',
        description: 'Booking of health and psychology consultations. Times are Asia/Jakarta (WIB).',
      },
      tags: Object.entries(families).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const endpoint = route.route.config?.endpoint
      const encoding = endpoint?.encoding ?? 'json'
      return { url, schema: { ...schema, ...bodies[encoding](url), ...(endpoint && headersOf(endpoint)) } }
    },
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
