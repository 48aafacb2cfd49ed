import { login } from '@sehati/contract/people/auth.endpoints'
import * as api from '@sehati/contract/people/sso.endpoints'
import { sso as messages } from '@sehati/contract/people/sso.messages'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { makeKunci, startPenyedia } from '../../../test/penyedia.ts'
import { START, startServer } from '../../../test/server.ts'
import { makeSsoLogins } from '../../../test/sso.ts'

// A provider that accepts a connection and stays silent. The test ends the wait, which in operation is a matter of seconds.

const MANY = 60
const ORIGIN = 'https://klinik.kampus.test'
const penyedia = await startPenyedia(ORIGIN)
afterAll(penyedia.close)
const waits: AbortController[] = []
let noticeWait = () => {}
const batasSso = () => {
  const wait = new AbortController()
  waits.push(wait)
  noticeWait()
  return wait.signal
}
/** So many people wait. */
const waiting = (many: number) =>
  new Promise<void>((resolve) => {
    noticeWait = () => void (waits.length >= many && resolve())
    noticeWait()
  })
const endWaits = () => {
  for (const wait of waits) wait.abort(new Error('the provider took too long'))
}
beforeEach(() => void waits.splice(0))
const server = await startServer({ publicUrl: ORIGIN, penyedia: [penyedia.setting], batasSso })
const { service, call, make, at } = server
const { atProvider, begin, signIn } = makeSsoLogins(server, penyedia)

/** While the provider is silent, a password signs in, and no connection to the database waits with it. */
async function othersGoOn() {
  const who = await make.person(5)
  expect((await call(null, login, { body: { email: who.email, password: PASSWORD } })).status).toBe(200)
  expect(service.usage()).toEqual({ used: 0, waiting: 0 })
}

test('at the beginning: of more logins than there are connections, each is told', async () => {
  const asked = penyedia.silence('/.well-known/')
  const beginOne = () => call(null, api.mulaiSso, { body: { penyedia: 'kampus', kunci: makeKunci().sidik } })
  const begun = Array.from({ length: MANY }, beginOne)
  await Promise.all([asked, waiting(MANY)])
  await othersGoOn()
  endWaits()
  const told = { status: 401, code: 'SSO_FAILED', message: messages.SSO_FAILED.isi }
  expect(await Promise.all(begun)).toEqual(begun.map(() => expect.objectContaining(told)))
  penyedia.speak()
  // The question that was open then ends by itself.
  await expect.poll(async () => (await beginOne()).status).toBe(200)
  expect((await signIn(atProvider().id)).status).toBe(200)
})

test.each(['/token', '/me'])('at %s, when the person comes back: the page is told', async (path) => {
  const { id } = atProvider()
  const back = await penyedia.visit(await begin(makeKunci().sidik), id)
  const asked = penyedia.silence(path)
  const returned = call(null, api.kembaliSso, { query: back })
  await asked
  await othersGoOn()
  endWaits()
  expect((await returned).headers.location).toBe('/login#sso=gagal')
  penyedia.speak()
  expect((await signIn(id)).status).toBe(200)
})

test('at its keys: they are not asked for, because the token comes from the provider itself', async () => {
  void penyedia.silence('/jwks')
  expect((await signIn(atProvider().id)).status).toBe(200)
  penyedia.speak()
})

test('at signing out there', async () => {
  expect((await call(null, api.keluarSso, { query: { penyedia: 'kampus' } })).status).toBe(200)
  at(new Date(START.getTime() + 2 * 3_600_000).toISOString())
  const asked = penyedia.silence('/.well-known/')
  const leaving = call(null, api.keluarSso, { query: { penyedia: 'kampus' } })
  await asked
  endWaits()
  expect((await leaving).code).toBe('SSO_FAILED')
  penyedia.speak()
})
