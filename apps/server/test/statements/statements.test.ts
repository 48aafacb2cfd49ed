import { allEndpoints } from '@sehati/contract/endpoints'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openClinic } from './clinic.ts'
import { reads } from './reads.ts'
import { writes } from './writes.ts'

type Connection = pg.Client & { connectionParameters: { application_name?: string } }

/** Every statement to the database, in order, without those of the events and jobs over connections of their own. */
const sent: string[] = []
const query = pg.Client.prototype.query
const watching = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
  this: Connection,
  ...given: unknown[]
) {
  const [statement] = given
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
  if (!this.connectionParameters.application_name) sent.push(text)
  return Reflect.apply(query, this, given)
} as never)

afterAll(() => watching.mockRestore())

const [small, large] = [await openClinic(1), await openClinic(12)]
const calls = { ...reads, ...writes }

/** Ids are fetched by the block, for many bookings at once. */
const isIdBlock = (text: string) => text.includes("nextval('konsultasi_id')")
const isLookUp = (text: string) => /from auth_session a\s+join users u/.test(text) && !text.includes('a.perangkat')
const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80)

async function statementsOf(clinic: typeof small, name: string) {
  const endpoint = allEndpoints[name] as (typeof allEndpoints)[string]
  const { who = null, ...input } = await (calls[name] as (typeof calls)[string])[1](clinic)
  sent.length = 0
  const reply = await clinic.call(who, endpoint, input)
  const all = sent.filter((text) => !isIdBlock(text))
  expect([reply.status, reply.code, reply.errors]).toEqual([endpoint.success, undefined, undefined])
  const lookUps = all.filter(isLookUp).length
  return { lookUps, hasBody: 'body' in input, statements: all.filter((text) => !isLookUp(text)).map(short) }
}

beforeAll(async () => {
  // Data that is fetched once and cached.
  for (const clinic of [small, large]) await statementsOf(clinic, 'bookKonsultasi')
})

test('every endpoint is counted', () => {
  expect(Object.keys(calls).sort()).toEqual(Object.keys(allEndpoints).sort())
})

test.each(Object.entries(calls))(
  '%s sends as many statements for many rows as for few',
  async (name, [most, , perRow]) => {
    const [few, many] = [await statementsOf(small, name), await statementsOf(large, name)]
    // Once before the body is read, and again when it has arrived.
    expect(few.lookUps).toBe(allEndpoints[name]?.access === 'public' ? 0 : few.hasBody ? 2 : 1)
    expect(few.statements.length).toBeLessThanOrEqual(most)
    if (perRow) expect(many.statements.length).toBe(few.statements.length + perRow * (large.size - small.size))
    else expect(many).toEqual(few)
  },
)
