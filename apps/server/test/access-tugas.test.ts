import type { KataTugas } from '@sehati/contract/access'
import { levelIds } from '@sehati/contract/access'
import { endpoint } from '@sehati/contract/endpoint'
import * as api from '@sehati/contract/tugas/endpoints'
import { canHaveTugas, semuaTugas } from '@sehati/contract/tugas/rules'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findSession } from '../src/features/auth/auth.store.ts'
import { identify, makeWhoIs } from '../src/http/authentication.ts'
import { handleErrors } from '../src/http/error-handler.ts'
import { makeFloodLimit } from '../src/http/flood-limit.ts'
import { makeRoute } from '../src/http/route.ts'
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
const route = makeRoute(app, whoIs)
for (const tugas of semuaTugas) route(demanding(tugas), async ({ actor }) => actor.tugas.join(' '))
await app.ready()
const { call: ask } = makeClient(app)

const admin = await make.person(1)
const cases = semuaTugas.flatMap((asked) =>
  levelIds.flatMap((level) => [null, ...semuaTugas].map((given) => ({ asked, level, given }))),
)

test.each(cases.filter(({ given, level }) => given === null || canHaveTugas(given, level)))(
  'an endpoint that demands $asked, called by level $level with the duty $given',
  async ({ asked, level, given }) => {
    const who = await make.person(level)
    if (given) await call(admin, api.putTugas, { body: { user_id: who.user_id, tugas: given, aktif: 1 } })
    const reply = await ask(who, endpoints[asked] as ReturnType<typeof demanding>)
    if (asked === given) expect(reply).toMatchObject({ status: 200, data: given })
    else expect([reply.status, reply.code]).toEqual([403, 'FORBIDDEN'])
  },
)

test('an endpoint that demands a duty, without a token', async () => {
  expect(await ask(null, demanding('loket'))).toMatchObject({ status: 401, code: 'TOKEN_MISSING' })
})
