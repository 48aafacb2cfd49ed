import * as fc from 'fast-check'
import { type Body, jsonBody, multipart, spoiledJson } from './bodies.ts'
import type { Person, World } from './clinic.ts'
import { extraFields, hostileText, hostileValue, percent } from './hostile.ts'
import { oddQueries } from './oddities.ts'
import type { Operation, Schema } from './operations.ts'
import { validOf } from './valid.ts'

type Field = [name: string, value: unknown]
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const searchOf = (fields: Field[]) =>
  fields.map(([name, value]) => `${percent(name)}=${percent(asText(value))}`).join('&')

/** A query for this operation: right, or wrong in one way. */
export function queryOf({ query, path }: Operation, person: Person, world: World): fc.Arbitrary<string> {
  const schema: Schema = {
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
  const fields = validOf('', path, schema, person, world).map((value): Field[] => Object.entries(value as object))
  const spoiled = fc
    .tuple(fields, fc.nat(9), fc.oneof(hostileText, hostileValue))
    .map(([all, at, value]) =>
      searchOf(all.map((field, n) => (n === at % all.length ? [field[0], asText(value).slice(0, 8_000)] : field))),
    )
  const doubled = fields.map((all) => searchOf([...all, ...all]))
  const stranger = fc
    .tuple(fields, hostileText)
    .map(([all, text]) => `${searchOf(all)}&${percent(text.slice(0, 200))}=${percent(text.slice(0, 200))}`)
  return fc.oneof(
    { weight: 8, arbitrary: fields.map(searchOf) },
    { weight: query.length > 0 ? 5 : 0, arbitrary: spoiled },
    { weight: 1, arbitrary: doubled },
    { weight: 1, arbitrary: stranger },
    { weight: 1, arbitrary: oddQueries },
  )
}

/** The right object with one of its fields spoiled, missing or wrapped, or with fields that are not the operation's. */
function spoiledObject(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const one = fc.tuple(right, fc.nat(20), hostileValue).map(([value, at, wrong]) => {
    if (!isObject(value)) return wrong
    const names = Object.keys(value)
    return { ...value, [names[at % names.length] ?? 'x']: wrong }
  })
  return fc.oneof(
    { weight: 6, arbitrary: one },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.nat(20))
        .map(([value, at]) =>
          isObject(value)
            ? Object.fromEntries(Object.entries(value).filter((_, n) => n !== at % Object.keys(value).length))
            : value,
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(right, extraFields)
        .map(([value, extra]) => (isObject(value) ? { ...value, ...extra } : extra)),
    },
    { weight: 1, arbitrary: right.map((value) => [value]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.nat(20))
        .map(([value, at]) =>
          isObject(value)
            ? Object.fromEntries(
                Object.entries(value).map(([k, v], n) => (n === at % Object.keys(value).length ? [k, [v]] : [k, v])),
              )
            : value,
        ),
    },
  )
}

/** Likewise its body. */
export function bodyOf(operation: Operation, person: Person, world: World): fc.Arbitrary<Body | null> {
  const { bodies, path, method } = operation
  const [type, schema] = [...bodies][0] ?? []
  if (!schema)
    return method === 'GET' ? fc.constant(null) : fc.option(spoiledJson(fc.constant({})), { freq: 4, nil: null })
  const right = (of: Schema) => validOf('', path, of, person, world)
  if (type === 'multipart/form-data') {
    const texts: Schema = { properties: { client_id: { type: 'string' }, pesan: { type: 'string' } } }
    return multipart(right({ ...texts, required: ['client_id'] }) as fc.Arbitrary<Record<string, unknown>>)
  }
  const csv: Schema = { type: 'object', properties: { csv: { type: 'string' } }, required: ['csv'] }
  const good = right(bodies.has('text/csv') ? csv : schema)
  return fc.oneof(
    { weight: 6, arbitrary: good.map(jsonBody) },
    { weight: 6, arbitrary: spoiledObject(good).map(jsonBody) },
    { weight: 3, arbitrary: spoiledJson(good) },
    { weight: 1, arbitrary: multipart(fc.constant({})) },
  )
}
