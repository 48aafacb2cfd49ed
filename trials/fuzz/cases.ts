import * as fc from 'fast-check'
import type { Body } from './bodies.ts'
import type { Person, World } from './clinic.ts'
import { bodyOf, queryOf } from './inputs.ts'
import { badTokens, type Headers, oddHeaders, oddPaths } from './oddities.ts'
import type { Operation } from './operations.ts'

/** One request. `as` is the index of the person whose token it carries; null where it carries no person's token. */
export type Case = {
  method: string
  path: string
  query: string
  headers: Headers
  body: Body | null
  as: number | null
}

/** Any request at all: mostly an operation of the document, in the name of a person who may be refused or let in. */
export function caseOf(operations: Operation[], world: World): fc.Arbitrary<Case> {
  const made = new Map<string, fc.Arbitrary<Case>>()
  const about = (operation: Operation, who: number): fc.Arbitrary<Case> => {
    const key = `${operation.method} ${operation.path} ${who}`
    const known = made.get(key)
    if (known) return known
    const person = world.people[who] as Person
    const { method, path } = operation
    const arbitrary = fc
      .tuple(
        queryOf(operation, person, world),
        bodyOf(operation, person, world),
        oddHeaders,
        fc.integer({ min: 0, max: 30 }),
        badTokens,
      )
      .map(([query, body, headers, odds, token]): Case => {
        if (odds === 0) return { method, path, query, headers, body, as: null }
        if (odds === 1) return { method, path, query, headers: [...headers, ['authorization', token]], body, as: null }
        return { method, path, query, headers, body, as: who }
      })
    made.set(key, arbitrary)
    return arbitrary
  }
  const everyPerson = world.people.map((_, n) => n)
  const whose = ({ path }: Operation) => {
    const levels = { admin: [1], users: [4, 5], tenpro: [2, 3] }[path.split('/')[2] as string]
    return levels ? everyPerson.filter((n) => levels.includes((world.people[n] as Person).level_id)) : everyPerson
  }
  // Hashing a password takes as long as a hundred other requests do.
  const isSlow = ({ path, method }: Operation) => /login|register|password|resetpass/.test(path) && method !== 'GET'
  const ofOperations = fc.oneof(
    ...operations.map((operation) => ({
      weight: isSlow(operation) ? 1 : 4,
      arbitrary: fc
        .oneof(
          { weight: 4, arbitrary: fc.constantFrom(...whose(operation)) },
          { weight: 1, arbitrary: fc.constantFrom(...everyPerson) },
        )
        .chain((who) => about(operation, who)),
    })),
  )
  const beside = fc
    .tuple(
      ofOperations,
      oddPaths(operations.map(({ path }) => path)),
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'),
      fc.boolean(),
    )
    .map(
      ([one, path, method, keep]): Case =>
        keep ? { ...one, method } : { ...one, method, path, body: method === 'GET' ? null : one.body },
    )
  return fc.oneof({ weight: 19, arbitrary: ofOperations }, { weight: 1, arbitrary: beside })
}
