import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { login } from '@sehati/contract/people/auth.endpoints'
import { afterAll, describe, expect, test } from 'vitest'
import { makeClient } from '../../../test/client.ts'
import { sharedServer } from '../../../test/server.ts'
import { buildApp } from '../../app.ts'
import { connect } from '../db/db.ts'

const { app, make, call, seal, clock, jejak } = await sharedServer()

test('with its database the service is alive and ready', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }])
  }
})

describe('while the database is unreachable', async () => {
  // No server listens on port 9.
  const nowhere = connect('postgres://sehati@127.0.0.1:9/sehati')
  const alone = await buildApp({
    db: nowhere,
    publish: () => {},
    jejak,
    clock,
    seal,
    webRoot: '/nonexistent',
    https: false,
    logger: false,
  })
  afterAll(async () => {
    await alone.close()
    await nowhere.close()
  })
  const away = { status: 503, code: 'UNAVAILABLE', message: messages.UNAVAILABLE.isi }

  test('the process is alive, and not ready', async () => {
    expect((await alone.inject({ url: '/healthz' })).statusCode).toBe(200)
    const ready = await alone.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
  })

  test('a request is refused with the request to retry', async () => {
    const patient = await make.person(5)
    const client = makeClient(alone)
    for (const reply of [
      await client.call(patient, getDashboard),
      await client.call(null, login, { body: { email: 'a@uji.test', password: 'rahasia-sekali' } }),
    ]) {
      expect(reply).toMatchObject(away)
      expect(reply.headers['retry-after']).toBe('5')
    }
    expect((await call(patient, getDashboard)).status).toBe(200)
  })

  test('a route that needs no database works', async () => {
    expect((await alone.inject({ url: '/api/openapi.json' })).statusCode).toBe(200)
    expect((await alone.inject({ url: '/api/tidak-ada' })).statusCode).toBe(404)
    expect((await alone.inject({ url: getDashboard.path })).statusCode).toBe(401)
  })
})
