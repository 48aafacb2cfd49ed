import { expect, test } from 'vitest'
import { type Document, operationsOf } from './operations.ts'

const document: Document = {
  components: {
    schemas: {
      Jam: { type: 'string' },
      Masukan: {
        type: 'object',
        properties: { jam: { $ref: '#/components/schemas/Jam' }, ids: { type: 'array', items: { type: 'integer' } } },
        required: ['jam'],
      },
    },
  },
  paths: {
    '/api/x': {
      post: {
        parameters: [
          { name: 'jam', in: 'query', schema: { allOf: [{ $ref: '#/components/schemas/Jam' }], description: 'x' } },
          { name: 'X-Perangkat', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { anyOf: [{ $ref: '#/components/schemas/Masukan' }, { type: 'null' }] } },
          },
        },
      },
    },
  },
}

test('what the document names is known by its fields', () => {
  const masukan = {
    type: 'object',
    properties: { jam: { type: 'string' }, ids: { type: 'array', items: { type: 'integer' } } },
    required: ['jam'],
  }
  expect(operationsOf(document)).toEqual([
    {
      method: 'POST',
      path: '/api/x',
      query: [{ name: 'jam', schema: { type: 'string' }, required: false }],
      bodies: new Map([['application/json', { anyOf: [masukan, { type: 'null' }] }]]),
    },
  ])
})

test('a name that the document does not explain is no empty schema', () => {
  expect(() => operationsOf({ ...document, components: {} })).toThrow('#/components/schemas/Jam')
})
