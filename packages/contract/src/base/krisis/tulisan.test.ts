import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../endpoints.ts'
import { isPatient, levelsOf } from '../access.ts'
import { tulisanPasien } from './tulisan.rules.ts'

type Shape = {
  type?: string
  enum?: unknown
  format?: string
  pattern?: string
  anyOf?: Shape[]
  properties?: Record<string, Shape>
}

/** A text of any words: not one of a list, and not of a form. */
const isText = ({ type, enum: one, format, pattern, anyOf }: Shape): boolean =>
  (anyOf?.some(isText) && !anyOf.some((one) => one.format)) ?? (type === 'string' && !one && !format && !pattern)

const calls = Object.values(allEndpoints).filter(
  ({ access, tugas, method }) =>
    method !== 'GET' && !tugas && (access === 'public' || levelsOf[access].some(isPatient)),
)
const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every text of a request that a patient may send is named, as a free text or as none', () => {
  const missing = calls.flatMap((call) => {
    const { properties = {} } = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Shape
    const texts = Object.keys(properties).filter((field) => isText(properties[field] as Shape))
    const named = tulisanPasien[key(call)] ?? {}
    const rest = texts.filter((field) => !(field in named)).map((field) => `${key(call)}: ${field}`)
    return call.encoding === 'multipart' && Object.keys(named).length === 0 ? [...rest, `${key(call)}: its file`] : rest
  })
  expect(missing).toEqual([])
})

test('no request is named that does not exist', () => {
  const known = new Set(calls.map(key))
  expect(Object.keys(tulisanPasien).filter((one) => !known.has(one))).toEqual([])
})
