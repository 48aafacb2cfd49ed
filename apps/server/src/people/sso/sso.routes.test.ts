import { login, logout } from '@sehati/contract/people/auth.endpoints'
import { loginKedua } from '@sehati/contract/people/dua-langkah.endpoints'
import * as api from '@sehati/contract/people/sso.endpoints'
import { SSO_MENIT, TIKET_SSO_DETIK } from '@sehati/contract/people/sso.schema'
import { getSaya } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { makeMailbox } from '../../../test/mailbox.ts'
import { makeKunci, startPenyedia } from '../../../test/penyedia.ts'
import { codeAt, makeSecondFactors } from '../../../test/second-factor.ts'
import { START, startServer } from '../../../test/server.ts'
import { type Claims, makeSsoLogins } from '../../../test/sso.ts'

const ORIGIN = 'https://klinik.kampus.test'
const penyedia = await startPenyedia(ORIGIN)
afterAll(penyedia.close)
const server = await startServer({ publicUrl: ORIGIN, penyedia: [penyedia.setting] })
const { db, call, make, at, clock } = server
const { mailsOf } = await makeMailbox(server)
const factors = makeSecondFactors(server)

beforeEach(() => at(START.toISOString()))
const later = (seconds: number) => at(new Date(START.getTime() + seconds * 1000).toISOString())

const { atProvider, begin, comeBack, visited, exchange, signIn } = makeSsoLogins(server, penyedia)
const accountsOf = (email: string) => db.rows(sql`select user_id from users where email = ${email}`)

test('a person without an account gets one, and signs in to it again', async () => {
  const { id, email } = atProvider()
  const first = await signIn(id)
  expect(first).toMatchObject({ status: 200, data: { level_id: 5, name: `Siti ${id}` } })
  const saya = (await call({ token: first.data.token }, getSaya)).data
  expect(saya).toMatchObject({ email, no_bpjs: null })
  expect(
    await db.rows(sql`select from users where email = ${email} and email_terverifikasi_pada = ${START}`),
  ).toHaveLength(1)
  penyedia.people.set(id, { email: 'lain@kampus.test', email_verified: false })
  expect(await signIn(id)).toMatchObject({ status: 200, data: { user_id: first.data.user_id } })
})

test('of ten first logins of one person at once, each gets the one account', async () => {
  const { id, email } = atProvider()
  const tickets = []
  for (let n = 0; n < 10; n++) tickets.push(await visited(id))
  const answers = await Promise.all(tickets.map(exchange))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await accountsOf(email)).toHaveLength(1)
})

test.each([
  ['karyawan', 4],
  ['4', 4],
  [['mahasiswa', 'Karyawan'], 4],
  ['mahasiswa', 5],
  ['admin', 5],
  ['dokter', 5],
  [['1', '2', '3', 'psikolog'], 5],
])('the claim %j makes an account of level %i', async (jabatan, level_id) => {
  const { id } = atProvider({ jabatan })
  expect((await signIn(id)).data.level_id).toBe(level_id)
})

test.each([
  ['that the provider has not confirmed', { email_verified: false }],
  ['that it says nothing about', { email_verified: undefined }],
  ['of a domain that is not its own', { email: 'siti@lain.test' }],
  ['of a domain below its own', { email: 'siti@kampus.test.lain.test' }],
  ['that is none', { email: 'siti' }],
])('an e-mail %s makes no account', async (_, claims) => {
  const { id } = atProvider(claims as Claims)
  expect(await signIn(id)).toMatchObject({ status: 403, code: 'SSO_EMAIL_UNVERIFIED' })
  expect(await db.rows(sql`select from identitas where subjek = ${id}`)).toEqual([])
})

test('an e-mail that Entra has confirmed is confirmed', async () => {
  const { id } = atProvider({ email_verified: undefined, xms_edov: true } as Claims)
  expect((await signIn(id)).status).toBe(200)
})

test('an account is linked once, by its password; the person is told', async () => {
  const who = await make.person(2)
  const { id } = atProvider({ email: who.email })
  await db.rows(sql`update users set email = ${`${id}@kampus.test`} where user_id = ${who.user_id}`)
  penyedia.people.set(id, { email: `${id}@kampus.test`, email_verified: true })
  const held = await visited(id)
  const asked = await exchange(held)
  expect(asked).toMatchObject({ status: 401, code: 'LINK_PASSWORD', data: { email: `${id}@kampus.test` } })
  const waiting = { kunci: held.kunci, tiket: asked.data.tiket }
  expect((await exchange({ ...waiting, password: 'salah sekali' })).code).toBe('LOGIN_FAILED')
  expect((await exchange({ ...waiting, kunci: makeKunci().kunci, password: PASSWORD })).code).toBe('SSO_FAILED')
  const opened = await exchange({ ...waiting, password: PASSWORD })
  expect(opened).toMatchObject({ status: 200, data: { user_id: who.user_id, level_id: 2 } })
  expect((await exchange({ ...waiting, password: PASSWORD })).code).toBe('SSO_FAILED')
  expect((await signIn(id)).data.user_id).toBe(who.user_id)
  const told = await mailsOf(who)
  expect(told.filter(({ subjek }) => subjek.includes('Cara login'))).toHaveLength(1)
  const recorded = sql`select from jejak where subjek_id = ${who.user_id} and tindakan = 'ganti_cara_masuk'`
  expect([
    ...(await db.rows(recorded)),
    ...(await db.rows(sql`select from jejak_baru where subjek_id = ${who.user_id} and tindakan = 'ganti_cara_masuk'`)),
  ]).toHaveLength(1)
})

test('ten wrong passwords lock the account like at a login', async () => {
  const { id, email } = atProvider()
  const who = await make.person(5)
  await db.rows(sql`update users set email = ${email} where user_id = ${who.user_id}`)
  const held = await visited(id)
  const waiting = { kunci: held.kunci, tiket: (await exchange(held)).data.tiket }
  for (let n = 0; n < 10; n++) await exchange({ ...waiting, password: 'salah sekali' })
  expect((await exchange({ ...waiting, password: PASSWORD })).code).toBe('LOGIN_LOCKED')
  expect((await call(null, login, { body: { email, password: PASSWORD } })).code).toBe('LOGIN_LOCKED')
})

test('an account with a second factor is asked for it, linked before or by this login', async () => {
  const { id, email } = atProvider()
  const who = await make.person(5)
  await db.rows(sql`update users set email = ${email} where user_id = ${who.user_id}`)
  const { rahasia } = await factors.enrolled(who.user_id)
  const held = await visited(id)
  const waiting = { kunci: held.kunci, tiket: (await exchange(held)).data.tiket }
  const linking = await exchange({ ...waiting, password: PASSWORD })
  expect(linking).toMatchObject({ status: 401, code: 'SECOND_FACTOR', data: { tiket: expect.any(String) } })
  const linked = await signIn(id)
  expect(linked).toMatchObject({ status: 401, code: 'SECOND_FACTOR' })
  expect(JSON.stringify(linked.data)).not.toContain('"token"')
  const kode = await codeAt(rahasia, clock())
  expect((await call(null, loginKedua, { body: { tiket: linked.data.tiket, kode } })).status).toBe(200)
})

test('an account that is closed stays closed', async () => {
  const { id } = atProvider()
  const { user_id } = (await signIn(id)).data
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${user_id}`)
  expect(await signIn(id)).toMatchObject({ status: 403, code: 'ACCOUNT_INACTIVE', data: { status_user: 'nonaktif' } })
})

test('a ticket works once, for a minute, and only for the page that began', async () => {
  const { id } = atProvider()
  const stolen = await visited(id)
  expect((await exchange({ tiket: stolen.tiket, kunci: makeKunci().kunci })).code).toBe('SSO_FAILED')
  expect((await exchange({ tiket: stolen.tiket })).status).toBe(422)
  expect((await exchange(stolen)).status).toBe(200)
  expect((await exchange(stolen)).code).toBe('SSO_FAILED')
  const late = await visited(id)
  later(TIKET_SSO_DETIK)
  expect((await exchange(late)).code).toBe('SSO_FAILED')
})

test('of ten exchanges of one ticket at once, one opens a session', async () => {
  const held = await visited(atProvider().id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(held)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a return with another state, a second one, and one after the minutes are over get no ticket', async () => {
  const { id } = atProvider()
  const back = await penyedia.visit(await begin(makeKunci().sidik), id)
  expect(await comeBack({ ...back, state: 'x'.repeat(43) })).toBeNull()
  expect(await comeBack({})).toBeNull()
  expect(await comeBack(back)).not.toBeNull()
  expect(await comeBack(back)).toBeNull()
  const late = await penyedia.visit(await begin(makeKunci().sidik), id)
  later(SSO_MENIT * 60)
  expect(await comeBack(late)).toBeNull()
})

test('a code that was used, of another login, or with another nonce gets no ticket', async () => {
  const { id } = atProvider()
  const used = await penyedia.visit(await begin(makeKunci().sidik), id)
  expect(await comeBack(used)).not.toBeNull()
  const other = await penyedia.visit(await begin(makeKunci().sidik), id)
  expect(await comeBack({ ...other, code: used.code as string })).toBeNull()
  const [first, second] = [
    await penyedia.visit(await begin(makeKunci().sidik), id),
    await penyedia.visit(await begin(makeKunci().sidik), id),
  ]
  // The code is good, but the proof (PKCE) is that of another login.
  expect(await comeBack({ ...first, code: second.code as string })).toBeNull()
  const address = new URL(await begin(makeKunci().sidik))
  address.searchParams.set('nonce', 'lain')
  expect(await comeBack(await penyedia.visit(address.href, id))).toBeNull()
})

test('a person who gives up at the provider gets no ticket', async () => {
  const state = new URL(await begin(makeKunci().sidik)).searchParams.get('state') as string
  expect(await comeBack({ state, error: 'access_denied', iss: penyedia.setting.issuer })).toBeNull()
})

test('neither the verifier, the nonce nor the person is readable in the database', async () => {
  const { sidik } = makeKunci()
  const address = new URL(await begin(sidik))
  const { id, email } = atProvider()
  await visited(id)
  const stored = JSON.stringify(
    await db.rows(sql`
    select (select jsonb_agg(m) from sso_mulai m) as begun, (select jsonb_agg(t) from sso_tiket t) as tickets`),
  )
  for (const secret of [address.searchParams.get('nonce'), address.searchParams.get('state'), email])
    expect(stored).not.toContain(secret)
})

test('a person sees their link and removes it, but not the only way in', async () => {
  const { id, email } = atProvider()
  const who = (await signIn(id)).data
  const [link] = (await call(who, api.listIdentitas)).data
  expect(link).toMatchObject({ label: 'SSO Kampus', email })
  const remove = () => call(who, api.removeIdentitas, { query: { id: link.identitas_id } })
  expect(await remove()).toMatchObject({ status: 409, code: 'SSO_LAST' })
  expect((await call(who, api.listIdentitas)).data).toHaveLength(1)
  const other = await make.person(5)
  await db.rows(
    sql`update users set password_hash = (select password_hash from users where user_id = ${other.user_id}) where user_id = ${who.user_id}`,
  )
  expect((await remove()).status).toBe(200)
  expect((await call(who, api.listIdentitas)).data).toEqual([])
  expect((await signIn(id)).code).toBe('LINK_PASSWORD')
})

test('signing out there too has an address; signing out here stays as it was', async () => {
  const { data, status } = await call(null, api.keluarSso, { query: { penyedia: 'kampus' } })
  const address = new URL(data.alamat)
  expect([status, address.origin]).toEqual([200, penyedia.setting.issuer])
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/login`)
  const who = (await signIn(atProvider().id)).data
  expect(await call(who, logout)).toMatchObject({ status: 200, data: null, message: 'Kamu sudah keluar.' })
})

test('a provider that is unknown, or not there, leaves the password', async () => {
  const { kunci: _, sidik } = makeKunci()
  expect((await call(null, api.mulaiSso, { body: { penyedia: 'lain', kunci: sidik } })).code).toBe('SSO_OFF')
  expect((await call(null, api.keluarSso, { query: { penyedia: 'lain' } })).code).toBe('SSO_OFF')
  const gone = await startPenyedia(ORIGIN)
  gone.close()
  const other = await startServer({ publicUrl: ORIGIN, penyedia: [gone.setting] })
  const begun = await other.call(null, api.mulaiSso, { body: { penyedia: 'kampus', kunci: sidik } })
  expect(begun).toMatchObject({ status: 401, code: 'SSO_FAILED' })
  const who = await other.make.person(5)
  expect((await other.call(null, login, { body: { email: who.email, password: PASSWORD } })).status).toBe(200)
})

test('a provider that goes away while a person is there gives no ticket', async () => {
  const gone = await startPenyedia(ORIGIN)
  const other = await startServer({ publicUrl: ORIGIN, penyedia: [gone.setting] })
  gone.people.set('siti', { email: 'siti@kampus.test', email_verified: true })
  const begun = await other.call(null, api.mulaiSso, { body: { penyedia: 'kampus', kunci: makeKunci().sidik } })
  const back = await gone.visit(begun.data.alamat, 'siti')
  gone.close()
  const { headers } = await other.call(null, api.kembaliSso, { query: back })
  expect(headers.location).toBe('/login#sso=gagal')
})
