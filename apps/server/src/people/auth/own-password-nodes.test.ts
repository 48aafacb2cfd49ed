import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import { changePassword, login } from '@sehati/contract/people/auth.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNodes } from '../../../test/nodes.ts'
import { makeConnect } from '../../../test/socket.ts'

const { db, make, startNode } = await startNodes()
const [here, there] = [await startNode(), await startNode()]
const url = `http://127.0.0.1:${await there.listen()}`
const { connect, closeAll } = makeConnect()
const admin = await make.person(1)

const setStrict = (privasi_ketat: boolean) => here.call(admin, updatePengaturan, { body: { privasi_ketat } })
const codeAt = async (node: typeof here, who: { token: string }) => (await node.call(who, getDashboard)).code
/** A user who signed in with a password that an admin set. */
async function held() {
  const person = await make.person(5)
  const body = { user_id: person.user_id, password: 'dari admin saja' }
  expect((await here.call(admin, resetUserPassword, { body })).status).toBe(200)
  const signedIn = await there.call(null, login, { body: { email: person.email, password: body.password } })
  return { ...person, token: signedIn.data.token as string }
}

beforeEach(() => db.rows(sql`update pengaturan set privasi_ketat = false`))
afterEach(closeAll)

test('the setting takes effect at the other process when it is notified, and the own password at once', async () => {
  const person = await held()
  for (const node of [here, there]) expect(await codeAt(node, person)).toBeUndefined()
  expect((await setStrict(true)).status).toBe(200)
  expect(await codeAt(here, person)).toBe('GANTI_PASSWORD_DULU')
  await expect.poll(() => codeAt(there, person)).toBe('GANTI_PASSWORD_DULU')

  const body = { current_password: 'dari admin saja', password: 'hanya saya yang tahu' }
  expect((await here.call(person, changePassword, { body })).status).toBe(200)
  for (const node of [here, there]) expect(await codeAt(node, person)).toBeUndefined()
})

test('turned off at one process, the other refuses nothing any more', async () => {
  await setStrict(true)
  const person = await held()
  expect(await codeAt(there, person)).toBe('GANTI_PASSWORD_DULU')
  await setStrict(false)
  expect(await codeAt(there, person)).toBeUndefined()
})

test('the live channel admits such a session only after its own password was chosen', async () => {
  await setStrict(true)
  const person = await held()
  await expect(connect(url, person)).rejects.toMatchObject({ data: { code: 'GANTI_PASSWORD_DULU' } })
  const body = { current_password: 'dari admin saja', password: 'hanya saya yang tahu' }
  // A changed account ends its connections; the client comes back. Here it comes after that.
  const notified = Promise.withResolvers<void>()
  const received = ({ jenis }: { jenis: string }) => void (jenis === 'akun' && notified.resolve())
  there.events.subscribe({ received, listening: () => {}, lost: () => {} })
  await here.call(person, changePassword, { body })
  await notified.promise
  expect((await connect(url, person)).socket.connected).toBe(true)
})

test('the live channel ends such a session when the setting is turned on, and no other', async () => {
  const [person, other] = [await held(), await make.person(5)]
  const [mine, others] = [await connect(url, person), await connect(url, other)]
  await setStrict(true)
  await expect.poll(() => mine.end).toEqual({ tutup: [{ alasan: 'sesi' }], reason: 'io server disconnect' })
  expect(others.socket.connected).toBe(true)
})
