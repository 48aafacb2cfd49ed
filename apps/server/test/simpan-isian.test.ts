import type { Access } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { allEndpoints } from '@sehati/contract/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startServer } from './server.ts'
import { clinic } from './simpan-isian/clinic.ts'
import { notEdited } from './simpan-isian/not-edited.ts'
import { people } from './simpan-isian/people.ts'
import { professionals } from './simpan-isian/professionals.ts'
import type { Fields } from './simpan-isian/row.ts'

const server = await startServer()
const rows = { ...people, ...professionals, ...clinic }

const edits = Object.entries(allEndpoints).filter(
  ([name, { method, body }]) =>
    (method === 'PUT' || /^(update|put|replace)/.test(name)) && !(body instanceof z.ZodMiniUnknown),
)
const shapeOf = (name: string): Record<string, z.core.$ZodType> =>
  (allEndpoints[name] as Endpoint<Access, z.ZodMiniType, z.ZodMiniObject>).body.shape

test('every endpoint that changes an object is edited here, or says why not', () => {
  const handled = [...Object.keys(rows), ...Object.keys(notEdited)]
  expect(handled.sort()).toEqual(edits.map(([name]) => name).sort())
})

describe.each(Object.entries(rows))('%s', (name, { endpoint, make, samples, others = {} }) => {
  const stored = Object.keys(samples)

  test('every field of its body is stored, or says why it is not read back', () => {
    expect([...stored, ...Object.keys(others)].sort()).toEqual(Object.keys(shapeOf(name)).sort())
  })

  const fieldsOf = (object: Fields, names: string[]) => Object.fromEntries(names.map((one) => [one, object[one]]))
  /** What every body has: the rest is left out, and stays. */
  const needed = stored.filter((field) => !(shapeOf(name)[field] instanceof z.ZodMiniOptional))

  test.each(Object.entries(samples))('%s is stored, and nothing else changes', async (field, values) => {
    const { who, query, names = async () => ({}), read } = await make(server)
    for (const sample of values) {
      const before = fieldsOf(await read(), stored)
      const value = typeof sample === 'function' ? await sample(before, server) : sample
      expect(before[field], 'the value before').not.toEqual(value)
      const body = { ...fieldsOf(before, needed), ...(await names()), [field]: value }
      expect(await server.call(who, endpoint, { query, body })).toMatchObject({ status: 200 })
      expect(fieldsOf(await read(), stored)).toEqual({ ...before, [field]: value })
    }
  })
})
