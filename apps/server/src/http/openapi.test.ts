import { allEndpoints } from '@sehati/contract/endpoints'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'

const { app } = await startServer()
type Operation = {
  security?: unknown[]
  tags: string[]
  summary: string
  responses: Record<string, unknown>
  parameters?: { in: string; name: string; required?: boolean }[]
}
const document = (await app.inject({ url: '/api/openapi.json' })).json() as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}
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
  },
)

test('the reference can be read in a browser', async () => {
  const page = await app.inject({ url: '/api/docs/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const files = [...page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect((await app.inject({ url: `/api/docs/${file}` })).statusCode).toBe(200)
})
