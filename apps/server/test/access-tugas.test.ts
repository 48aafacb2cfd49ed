import { type KataTugas, type LevelId, levelIds } from '@sehati/contract/base/access'
import { endpoint } from '@sehati/contract/base/endpoint'
import * as api from '@sehati/contract/people/tugas.endpoints'
import { canHaveTugas, semuaTugas } from '@sehati/contract/people/tugas.rules'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { identify, makeWhoIs } from '../src/base/http/authentication.ts'
import { handleErrors } from '../src/base/http/error-handler.ts'
import { makeFloodLimit } from '../src/base/http/flood-limit.ts'
import { makeRoute } from '../src/base/http/route.ts'
import { findSession } from '../src/people/auth/auth.store.ts'
import { makeClient } from './client.ts'
import { sharedServer } from './server.ts'

// No endpoint of the product demands a duty yet. These are generated, one for each duty, and registered as the product
// registers its own, with the sessions and the database of the product behind them.

const { db, call, make, clock } = await sharedServer()
const demanding = (tugas: KataTugas) =>
  endpoint({
    method: 'GET',
    path: `/api/allroles/uji/${tugas}`,
    access: 'allroles',
    tugas,
    summary: 'A duty.',
    data: z.string(),
  })
const endpoints = Object.fromEntries(semuaTugas.map((tugas) => [tugas, demanding(tugas)]))

const app = Fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
handleErrors(app)
const whoIs = makeWhoIs((token_hash) => findSession(db, token_hash, clock()), makeFloodLimit())
identify(app, whoIs)
const route = makeRoute(app, whoIs, async () => {})
for (const tugas of semuaTugas) route(demanding(tugas), async ({ actor }) => actor.tugas.join(' '))
await app.ready()
const { call: ask } = makeClient(app)

const admin = await make.person(1)
/** One person of each level without a duty, and one with each duty that it may have. */
const people: { who: { token: string }; level: LevelId; given: KataTugas | null }[] = []
for (const level of levelIds)
  for (const given of [null, ...semuaTugas.filter((tugas) => canHaveTugas(tugas, level))]) {
    const who = await make.person(level)
    if (given) await call(admin, api.putTugas, { body: { user_id: who.user_id, tugas: given, aktif: 1 } })
    people.push({ who, level, given })
  }

test.each(semuaTugas)('an endpoint that demands %s is open to its holders alone', async (asked) => {
  const found: Record<string, string> = {}
  const wanted: typeof found = {}
  for (const { who, level, given } of people) {
    const { status, data, code } = await ask(who, endpoints[asked] as ReturnType<typeof demanding>)
    found[`level ${level}, ${given}`] = `${status} ${code ?? data}`
    wanted[`level ${level}, ${given}`] = asked === given ? `200 ${given}` : '403 FORBIDDEN'
  }
  expect(found).toEqual(wanted)
})

test('an endpoint that demands a duty, without a token', async () => {
  expect(await ask(null, demanding('loket'))).toMatchObject({ status: 401, code: 'TOKEN_MISSING' })
})
