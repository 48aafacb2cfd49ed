import { createConfig, lintFromString } from '@redocly/openapi-core'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import { messages } from '@sehati/contract/messages'
import { allSchemas } from '@sehati/contract/schemas'
import { eksporData } from '@sehati/contract/staffing/ekspor.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { startServer } from '../../../../test/server.ts'
import { examples } from './examples.ts'

const { app } = await startServer()
type Content = Record<string, { schema: { $ref?: string; type?: string; format?: string } }>
type Operation = {
  operationId: string
  requestBody?: { content: Content }
  security?: unknown[]
  tags: string[]
  summary: string
  responses: Record<string, { description: string; content: Content }>
  parameters?: { in: string; name: string; required?: boolean; description?: string }[]
}
const document = (await app.inject({ url: '/api/openapi.json' })).json() as {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { description?: string; examples?: object[]; properties?: Record<string, unknown> }>
  }
}
const { schemas } = document.components
const served = Object.values(allEndpoints).filter(({ method, path }) => app.hasRoute({ method, url: path }))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, ...operation })),
)

test('the document is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0')
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('it names every endpoint that is served, and no other', () => {
  expect(served.length).toBeGreaterThan(30)
  expect(operations.map(({ call }) => call).sort()).toEqual(
    served.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

test.each(served.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s states its access and its responses',
  (call, endpoint) => {
    const operation = operations.find((each) => each.call === call)
    expect(operation).toMatchObject({ summary: endpoint.summary, tags: [endpoint.access] })
    expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : undefined)
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses).toContain(String(endpoint.success))
    const headers = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'header')
    expect(headers.map(({ name }) => name)).toEqual([
      ...(endpoint.idempotent ? ['Idempotency-Key'] : []),
      ...(endpoint.heedsDevice ? ['X-Perangkat'] : []),
    ])
    expect(headers.some(({ required }) => required)).toBe(false)
    if (endpoint.access !== 'public') expect(statuses).toEqual(expect.arrayContaining(['401', '403']))
    expect(statuses).toContain('429')
    if (operation?.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']))
    for (const [status, { description, content }] of Object.entries(operation?.responses ?? {})) {
      expect(description).toMatch(/\w/)
      if (Number(status) >= 400)
        expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Penolakan' } } })
    }
  },
)

test('the reference can be read in a browser', async () => {
  const page = await app.inject({ url: '/api/docs/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const files = [...page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect((await app.inject({ url: `/api/docs/${file}` })).statusCode).toBe(200)
})

test('an operation has the name of its endpoint in the contract', () => {
  const names = new Map(Object.entries(allEndpoints).map(([name, { method, path }]) => [`${method} ${path}`, name]))
  expect(operations.map(({ operationId }) => operationId)).toEqual(operations.map(({ call }) => names.get(call)))
})

test('a schema with a name in the contract is described once, and referred to', () => {
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['BookingMasukan', 'Konsultasi', 'LoginHasil', 'LoginMasukan', 'Percakapan', 'User']),
  )
  const without = Object.entries(schemas).filter(([, { description }]) => !description)
  expect(without.map(([name]) => name)).toEqual([])
  const text = JSON.stringify(document)
  for (const name of Object.keys(schemas)) expect(text).toContain(`"#/components/schemas/${name}"`)
  const { body } = bookKonsultasi
  expect(document.paths[bookKonsultasi.path]?.post?.requestBody?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/BookingMasukan',
  })
  expect(body).toBe(allSchemas.BookingMasukan)
})

test('every parameter says what it means', () => {
  const silent = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.filter(({ description }) => !description).map(({ name }) => `${operationId}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('a refusal names every code that it can have', () => {
  expect(schemas.Penolakan?.properties?.code).toEqual({ type: 'string', enum: Object.keys(messages) })
})

test('every example is accepted', () => {
  expect(Object.keys(examples).filter((name) => !schemas[name]?.examples)).toEqual([])
  for (const [name, example] of Object.entries(examples)) {
    const schema = allSchemas[name as keyof typeof allSchemas] as z.ZodMiniType
    expect(schema.safeParse(example), name).toMatchObject({ success: true })
  }
})

test('a list in CSV is text, in requests and in responses', () => {
  expect(document.paths[imporData.path]?.post?.requestBody?.content['text/csv']).toEqual({ schema: { type: 'string' } })
  expect(document.paths[eksporData.path]?.get?.responses[200]?.content).toEqual({
    'text/csv': { schema: { type: 'string' } },
  })
})

test('it names the public URL of the service', async () => {
  const { app: known } = await startServer({ publicUrl: 'https://klinik.kampus.test' })
  expect((await known.inject({ url: '/api/openapi.json' })).json().servers).toEqual([
    { url: 'https://klinik.kampus.test' },
  ])
  expect(document.servers).toEqual([{ url: '/' }])
})

test('the recommended rules of Redocly find no error', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})
