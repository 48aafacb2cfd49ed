import { login } from '@sehati/contract/people/auth.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { sharedServer } from '../../../test/server.ts'

const { db, make, call } = await sharedServer()
const chrome = (version: number) =>
  `Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

const signIn = (email: string, userAgent: string, password = PASSWORD) =>
  call(null, login, { body: { email, password }, headers: { 'user-agent': userAgent } })
const noticesOf = (user_id: number) =>
  db.rows(sql`select isi from peristiwa where jenis = 'masuk' and user_id = ${user_id} order by 1`)

test('the very first sign-in causes no notice; the first one from another device causes one', async () => {
  const { email, user_id } = await make.person(5)
  await signIn(email, chrome(142))
  await signIn(email, chrome(143))
  expect(await noticesOf(user_id)).toEqual([])
  await signIn(email, firefox)
  await signIn(email, firefox)
  expect(await noticesOf(user_id)).toEqual([{ isi: { perangkat: 'Firefox di Linux' } }])
})

test('a device stays known when its sessions have ended', async () => {
  const { email, user_id } = await make.person(5)
  await signIn(email, chrome(142))
  await signIn(email, firefox)
  await db.rows(sql`delete from auth_session where user_id = ${user_id}`)
  await signIn(email, chrome(142))
  expect(await noticesOf(user_id)).toHaveLength(1)
})

test('a device of one user is new to another', async () => {
  const [me, other] = [await make.person(5), await make.person(5)]
  await signIn(other.email, firefox)
  await signIn(me.email, chrome(142))
  await signIn(me.email, firefox)
  expect([await noticesOf(me.user_id), await noticesOf(other.user_id)].map((rows) => rows.length)).toEqual([1, 0])
})

test('ten sign-ins at once from a new device cause one notice', async () => {
  const { email, user_id } = await make.person(4)
  await signIn(email, chrome(142))
  const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(email, firefox)))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await noticesOf(user_id)).toHaveLength(1)
})

test('a failed login causes no notice, and makes no device known', async () => {
  const { email, user_id } = await make.person(5)
  await signIn(email, chrome(142))
  await signIn(email, firefox, 'bukan ini')
  expect(await noticesOf(user_id)).toEqual([])
  await signIn(email, firefox)
  expect(await noticesOf(user_id)).toHaveLength(1)
})
