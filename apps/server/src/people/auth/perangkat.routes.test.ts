import { perangkatTexts } from '@sehati/contract/base/texts'
import { login } from '@sehati/contract/people/auth.endpoints'
import { listPerangkat, removePerangkat, removePerangkatLain } from '@sehati/contract/people/perangkat.endpoints'
import type { Perangkat } from '@sehati/contract/people/perangkat.schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { db, make, call, at } = await sharedServer()
const chrome =
  'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

async function signIn(email: string, userAgent?: string): Promise<{ token: string }> {
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent }
  return (await call(null, login, { body: { email, password: PASSWORD }, headers })).data
}
const list = async (who: { token: string }): Promise<Perangkat[]> => (await call(who, listPerangkat)).data
const labels = async (who: { token: string }) => (await list(who)).map(({ perangkat }) => perangkat)

test('the caller’s sessions are listed in words, the current one first, without anything that identifies a token', async () => {
  const me = await make.person(5)
  const phone = await signIn(me.email, chrome)
  await make.person(5)
  const rows = await list(phone)
  expect(rows).toEqual([
    {
      sesi_id: expect.any(Number),
      perangkat: 'Chrome di Android',
      dibuat: '2026-11-23T07:00:00+07:00',
      terakhir: '2026-11-23T07:00:00+07:00',
      ini: true,
    },
    expect.objectContaining({ perangkat: perangkatTexts.tanpaNama, ini: false }),
  ])
  const [row] = await db.rows<{ row: string }>(
    sql`select to_jsonb(a)::text as row from auth_session a where sesi_id = ${rows[0]?.sesi_id}`,
  )
  expect(row?.row).not.toContain('SM-A057F')
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge di Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari di iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox di Linux'],
  [
    'Mozilla/5.0 (Linux; Android 13; V2207) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet for Android di Android',
  ],
  ['rahasia/1.0 (kunci saya adalah 1234) ', perangkatTexts.tanpaNama],
  ['<script>alert(1)</script>', perangkatTexts.tanpaNama],
  ['A'.repeat(8_000), perangkatTexts.tanpaNama],
  ['', perangkatTexts.tanpaNama],
])('%.60s… is %s', async (userAgent, label) => {
  const me = await make.person(5)
  expect(await labels(await signIn(me.email, userAgent))).toContain(label)
})

test('one is signed out from another device at once; the current one is a logout', async () => {
  const me = await make.person(4)
  const [phone, laptop] = [await signIn(me.email, chrome), await signIn(me.email)]
  const ids = new Map((await list(phone)).map(({ ini, sesi_id }) => [ini, sesi_id]))
  const other = (await list(laptop)).find(({ ini }) => ini)?.sesi_id
  expect((await call(phone, removePerangkat, { query: { id: other } })).status).toBe(200)
  expect((await call(laptop, listPerangkat)).code).toBe('TOKEN_INVALID')
  expect((await call(phone, removePerangkat, { query: { id: other } })).code).toBe('NOT_FOUND')
  expect((await call(phone, removePerangkat, { query: { id: ids.get(true) } })).status).toBe(200)
  expect((await call(phone, listPerangkat)).code).toBe('TOKEN_INVALID')
  expect(await list(me)).toHaveLength(1)
})

test('another user’s session does not exist, not even for an admin', async () => {
  const [me, other, admin] = [await make.person(5), await make.person(5), await make.person(1)]
  const [{ sesi_id: id }] = await make.sessions(other.user_id)
  for (const who of [me, admin]) expect((await call(who, removePerangkat, { query: { id } })).code).toBe('NOT_FOUND')
  expect(await list(other)).toHaveLength(1)
})

test('all others end together, and no other user’s', async () => {
  const [me, other] = [await make.person(5), await make.person(5)]
  const rest = [await signIn(me.email), await signIn(me.email)]
  expect((await call(me, removePerangkatLain)).status).toBe(200)
  for (const { token } of rest) expect((await call({ token }, listPerangkat)).code).toBe('TOKEN_INVALID')
  expect([(await list(me)).length, (await list(other)).length]).toEqual([1, 1])
})

test('ended sessions are not listed', async () => {
  const me = await make.person(5)
  await signIn(me.email, chrome)
  at('2026-11-29T07:00:00+07:00')
  expect((await list(me))[0]?.terakhir).toBe('2026-11-29T07:00:00+07:00')
  at('2026-11-30T08:00:00+07:00')
  expect(await labels(me)).toEqual([perangkatTexts.tanpaNama])
  at(START.toISOString())
})
