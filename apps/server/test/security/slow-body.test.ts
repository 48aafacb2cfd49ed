import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { changePassword, register } from '@sehati/contract/people/auth.endpoints'
import { putFoto } from '@sehati/contract/people/foto.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import { deactivateUser, updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../factories.ts'
import { startServer } from '../server.ts'
import { formOf } from '../upload.ts'

const { app, db, make, call } = await startServer()
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

type Sent = { type: string; body: Buffer }

/** Sends the head of a request and waits until the server requests the body; `finish` sends the body and returns the response. */
async function begin(
  who: { token: string } | null,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  sent: Sent,
  query = '',
) {
  const socket = net.connect({ port, host: '127.0.0.1' })
  const head = [
    `${method} ${path}${query} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    'Expect: 100-continue',
    ...(who ? [`Authorization: Bearer ${who.token}`] : []),
    `Content-Type: ${sent.type}`,
    `Content-Length: ${sent.body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [proceed] = await once(socket, 'data')
  // What is sent before the rest of the body, such as a refusal, is kept for `finish`.
  socket.pause()
  expect(String(proceed)).toMatch(/^HTTP\/1.1 100 /)
  socket.write(sent.body.subarray(0, 1))
  return async () => {
    socket.write(sent.body.subarray(1))
    const received = await text(socket)
    return { status: Number(/^HTTP\/1.1 (\d+)/.exec(received)?.[1]), code: /"code":"(\w+)"/.exec(received)?.[1] }
  }
}

const json = (body: object): Sent => ({ type: 'application/json', body: Buffer.from(JSON.stringify(body)) })
const account = (email: string, level_id: number) => ({
  name: 'Budi',
  phone_number: '0812345678',
  gender: 'laki-laki',
  no_bpjs: '0001234567890',
  password_hash: PASSWORD,
  email,
  level_id,
})
const rootAdmin = await make.person(1)
const isThere = async (email: string) => (await db.rows(sql`select from users where email = ${email}`)).length > 0

const ways = {
  deactivated: (user_id: number) => call(rootAdmin, deactivateUser, { query: { id: user_id } }),
  demoted: (user_id: number) => call(rootAdmin, updateUser, { body: { user_id, level_id: 5 } }),
}

describe.each(Object.entries(ways))('an admin who is %s while a body is on its way', (name, end) => {
  test('makes no account', async () => {
    const admin = await make.person(1)
    const email = `${name}@uji.test`
    const finish = await begin(admin, register, json(account(email, 1)))
    expect((await end(admin.user_id)).status).toBe(200)
    expect(await finish()).toEqual({ status: 401, code: 'TOKEN_INVALID' })
    expect(await isThere(email)).toBe(false)
  })

  test('changes none', async () => {
    const [admin, person] = [await make.person(1), await make.person(5)]
    const finish = await begin(admin, updateUser, json({ user_id: person.user_id, level_id: 1 }))
    await end(admin.user_id)
    expect(await finish()).toEqual({ status: 401, code: 'TOKEN_INVALID' })
  })

  test('imports none', async () => {
    const admin = await make.person(1)
    const email = `${name}-impor@uji.test`
    const csv = `name,email,nama_level,phone_number,gender,no_bpjs\nBudi,${email},,,,\n`
    const finish = await begin(admin, imporData, { type: 'text/csv', body: Buffer.from(csv) }, '?jenis=pengguna&coba=0')
    await end(admin.user_id)
    expect(await finish()).toEqual({ status: 401, code: 'TOKEN_INVALID' })
    expect(await isThere(email)).toBe(false)
  })
})

test('a person whose account was closed while a photo was on its way has none afterwards', async () => {
  const person = await make.person(5)
  const create = { width: 90, height: 90, channels: 3, background: '#369' } as const
  const { body, headers } = await formOf(await sharp({ create }).png().toBuffer())
  const finish = await begin(person, putFoto, { type: headers['content-type'], body })
  await ways.deactivated(person.user_id)
  expect(await finish()).toEqual({ status: 401, code: 'TOKEN_INVALID' })
  expect(await db.rows(sql`select from foto where user_id = ${person.user_id}`)).toEqual([])
})

describe('a person whose password an admin sets while a body is on its way', () => {
  const strict = (on: boolean) => db.rows(sql`update pengaturan set privasi_ketat = ${on}`)
  const mark = (user_id: number) =>
    db.rows(sql`update users set harus_ganti_password = true where user_id = ${user_id}`)
  const due = { status: 403, code: 'GANTI_PASSWORD_DULU' }

  test('makes no account and stores no photo with strict privacy', async () => {
    await strict(true)
    try {
      const admin = await make.person(1)
      const makeAccount = await begin(admin, register, json(account('dulu@uji.test', 1)))
      const create = { width: 90, height: 90, channels: 3, background: '#369' } as const
      const { body, headers } = await formOf(await sharp({ create }).png().toBuffer())
      const upload = await begin(admin, putFoto, { type: headers['content-type'], body })
      await mark(admin.user_id)
      expect(await makeAccount()).toEqual(due)
      expect(await upload()).toEqual(due)
      expect(await isThere('dulu@uji.test')).toBe(false)
      expect(await db.rows(sql`select from foto where user_id = ${admin.user_id}`)).toEqual([])
    } finally {
      await strict(false)
    }
  })
})

test('a caller with unchanged rights is served, and an invalid body is refused only to callers with the right', async () => {
  const [admin, gone] = [await make.person(1), await make.person(1)]
  const right = await begin(admin, register, json(account('tetap@uji.test', 3)))
  expect(await right()).toMatchObject({ status: 201 })
  const wrong = await begin(gone, changePassword, json({ password: 1 }))
  await ways.deactivated(gone.user_id)
  expect(await wrong()).toEqual({ status: 401, code: 'TOKEN_INVALID' })
})
