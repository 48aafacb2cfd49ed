import { STATUS_CODES } from 'node:http'
import type { AnyEndpoint } from '@sehati/contract/endpoints'
import { messages } from '@sehati/contract/messages'
import { insertLampiran } from '@sehati/contract/talk/percakapan.endpoints'
import { parameterOf } from './parameters.ts'

type Json = Record<string, unknown>
export type Operation = { body?: Json; querystring?: Json; response?: Record<string, Json> } & Json

/** The request body by type. */
function bodyOf({ encoding, path }: AnyEndpoint, schema: Json | undefined): Json {
  if (encoding === 'multipart') {
    const file = path === insertLampiran.path ? 'berkas' : 'foto'
    const form = { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } }, required: [file] }
    return { body: { content: { 'multipart/form-data': { schema: form } } } }
  }
  if (encoding === 'form') {
    const form = { type: 'object', properties: { 'List-Unsubscribe': { type: 'string', enum: ['One-Click'] } } }
    return { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } }
  }
  if (!schema) return {}
  const json = { 'application/json': { schema } }
  if (encoding === 'csv') return { body: { content: { ...json, 'text/csv': { schema: { type: 'string' } } } } }
  return { body: { content: json } }
}

/** Headers that an endpoint reads besides the token. All are optional. */
function headersOf({ idempotent, heedsDevice }: AnyEndpoint): Json {
  const properties = {
    ...(idempotent && {
      'Idempotency-Key': {
        type: 'string',
        description:
          'A name that the client gives this booking. Sent again with it, the call returns the first result.',
        pattern: '^[\\x21-\\x7e]{1,200}$',
      },
    }),
    ...(heedsDevice && {
      'X-Perangkat': { type: 'string', description: 'The `perangkat_token` of an earlier login.' },
    }),
  }
  return Object.keys(properties).length > 0 ? { headers: { type: 'object', properties } } : {}
}

function queryOf(schema: Json | undefined): Json {
  if (!schema) return {}
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const described = properties.map(([field, property]) => [
    field, // Beside a reference, the library would lose the description.
    { ...(property.$ref ? { allOf: [property] } : property), description: parameterOf(field) },
  ])
  return { querystring: { ...schema, properties: Object.fromEntries(described) } }
}

/** The codes that a refusal of this status can have here, as far as the endpoint declares them. */
function meaningOf({ success, message, errors }: AnyEndpoint, status: number): string {
  if (status === success) return message
  const codes = errors.filter((code) => messages[code].status === status)
  return [STATUS_CODES[status], codes.length > 0 && `\`code\` can be ${codes.join(', ')}`].filter(Boolean).join('. ')
}

/** Completes what the document says about one call. `name` is its export in the contract. */
export function describeOperation(name: string, endpoint: AnyEndpoint, schema: Operation): Operation {
  const { body, querystring, response = {}, ...rest } = schema
  const described = Object.entries(response).map(([status, reply]) => [
    status,
    {
      description: meaningOf(endpoint, Number(status)),
      content: reply.content ?? { 'application/json': { schema: reply } },
    },
  ])
  return {
    ...rest,
    operationId: name,
    ...queryOf(querystring),
    ...headersOf(endpoint),
    ...bodyOf(endpoint, body),
    response: Object.fromEntries(described),
  }
}
