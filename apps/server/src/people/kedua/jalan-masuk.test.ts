import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import { login } from '@sehati/contract/people/auth.endpoints'
import { LoginHasil } from '@sehati/contract/people/auth.schema'
import { getDuaLangkah, loginKedua, renewKodeCadangan } from '@sehati/contract/people/dua-langkah.endpoints'
import { KODE_CADANGAN, TIKET_KEDUA_PERCOBAAN } from '@sehati/contract/people/dua-langkah.rules'
import * as passkey from '@sehati/contract/people/passkey.endpoints'
import type { JawabanPasskey } from '@sehati/contract/people/passkey.schema'
import { kembaliSso, mulaiSso, tukarSso } from '@sehati/contract/people/sso.endpoints'
import sql from 'sql-template-tag'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeAuthenticator } from '../../../test/authenticator.ts'
import { makeIdentitas } from '../../../test/cara-masuk.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { makeKunci, startPenyedia } from '../../../test/penyedia.ts'
import { codeAt, makeSecondFactors } from '../../../test/second-factor.ts'
import { startServer } from '../../../test/server.ts'

// Each way to a session asks for the second factor: an app, or a passkey of staff where the clinic asks for one.

const ORIGIN = 'https://klinik.kampus.test'
const penyedia = await startPenyedia(ORIGIN)
afterAll(penyedia.close)
const server = await startServer({ publicUrl: ORIGIN, penyedia: [penyedia.setting] })
const { db, call, make, clock } = server
const factors = makeSecondFactors(server)
const isRequired = (on: boolean) => db.rows(sql`update pengaturan set dua_langkah_staf = ${on}`)
afterEach(() => isRequired(false))

type Who = Awaited<ReturnType<typeof make.person>>
type Device = ReturnType<typeof makeAuthenticator>

/** The session has added a passkey; `kode_cadangan` is what it was answered. */
async function withPasskey(who: Who): Promise<Device & { kode_cadangan: string[] | null }> {
  const device = makeAuthenticator(ORIGIN)
  const { data } = await call(who, passkey.beginPasskey, { body: { password: PASSWORD } })
  const made = await call(who, passkey.insertPasskey, { body: { nama: 'Laptop', jawaban: device.create(data) } })
  expect([made.status, made.code]).toEqual([201, undefined])
  return { ...device, kode_cadangan: made.data.kode_cadangan }
}
const logIn = (who: Who) => call(null, login, { body: { email: who.email, password: PASSWORD } })
async function waiting(who: Who, cara: string[]): Promise<string> {
  const answer = await logIn(who)
  expect(answer).toMatchObject({ status: 401, code: 'SECOND_FACTOR', data: { cara } })
  return answer.data.tiket
}
const signed = async (device: Device): Promise<JawabanPasskey> =>
  device.get((await call(null, passkey.beginLoginPasskey)).data)
const second = (tiket: string, of: { kode?: string; jawaban?: JawabanPasskey }) =>
  call(null, loginKedua, { body: { tiket, ...of } as never })
const stands = async (who: { token: string }) => (await call(who, getDuaLangkah)).data

/** Accounts with a second factor of each kind. */
const kinds: Record<string, () => Promise<Who>> = {
  app: async () => {
    const who = await make.person(5)
    await factors.enrolled(who.user_id)
    return who
  },
  'passkey of staff': async () => {
    await isRequired(true)
    const who = await make.person(2)
    await withPasskey(who)
    return who
  },
}

/** Each way to a session, tried by a person who has the password and the mailbox of such an account. */
const ways: Record<string, (who: Who) => Promise<{ status: number; code?: string; data: unknown }>> = {
  [login.path]: logIn,
  // A passkey proves a device and its owner: it is two factors by itself. Without one of the account, it opens nothing.
  [passkey.loginPasskey.path]: async () =>
    call(null, passkey.loginPasskey, { body: { jawaban: await signed(makeAuthenticator(ORIGIN)) } as never }),
  [tukarSso.path]: async (who) => {
    const id = `orang${who.user_id}`
    penyedia.people.set(id, {})
    await makeIdentitas(db, who.user_id, { penerbit: penyedia.setting.issuer, subjek: id })
    const { kunci, sidik } = makeKunci()
    const { data } = await call(null, mulaiSso, { body: { penyedia: 'kampus', kunci: sidik } })
    const { headers } = await call(null, kembaliSso, { query: await penyedia.visit(data.alamat, id) })
    return call(null, tukarSso, { body: { kunci, tiket: String(headers.location).split('=')[1] } })
  },
  [loginKedua.path]: async (who) => second((await logIn(who)).data.tiket, { kode: '000000' }),
}

test.each(Object.keys(kinds))('no way to a session goes around it: %s', async (kind) => {
  const opening = Object.values(allEndpoints)
    .filter(({ data }) => data === LoginHasil)
    .map(({ path }) => path)
  expect(Object.keys(ways).sort()).toEqual(opening.sort())
  for (const [path, way] of Object.entries(ways)) {
    const answer = await way(await (kinds[kind] as () => Promise<Who>)())
    expect([path, answer.status, answer.code]).toEqual([
      path,
      expect.any(Number),
      expect.stringMatching(/^SECOND_FACTOR|^PASSKEY_INVALID/),
    ])
    expect(JSON.stringify(answer.data ?? null)).not.toContain('"token"')
  }
})

test('a passkey of staff is the second factor that the clinic asks for, and the second step of their password', async () => {
  await isRequired(true)
  const who = await make.person(2)
  const elsewhere = { ...who, token: (await logIn(who)).data.token as string }
  expect((await call(who, listPemberitahuan)).code).toBe('SECOND_FACTOR_DULU')
  const device = await withPasskey(who)
  expect((await call(who, listPemberitahuan)).status).toBe(200)
  expect(device.kode_cadangan).toHaveLength(KODE_CADANGAN)
  const stood = { wajib: true, passkey: true, aktif_sejak: null, sisa_cadangan: KODE_CADANGAN }
  expect(await stands(who)).toMatchObject(stood)
  expect((await call(elsewhere, getDuaLangkah)).status).toBe(401)
  const opened = await second(await waiting(who, ['cadangan', 'passkey']), { jawaban: await signed(device) })
  expect(opened).toMatchObject({ status: 200, data: { user_id: who.user_id } })
  expect((await call({ token: opened.data.token }, listPemberitahuan)).status).toBe(200)

  const cadangan = async (kode = '') => second(await waiting(who, ['cadangan', 'passkey']), { kode })
  const [first, other] = device.kode_cadangan as [string, string]
  expect((await cadangan(first)).status).toBe(200)
  expect((await cadangan(first)).code).toBe('SECOND_FACTOR_WRONG')
  // Another passkey leaves the codes that were written down as they are; new ones end them.
  expect((await withPasskey(who)).kode_cadangan).toBeNull()
  const { data } = await call(who, renewKodeCadangan, { body: { password: PASSWORD } })
  expect((await cadangan(other)).code).toBe('SECOND_FACTOR_WRONG')
  expect((await cadangan(data.kode_cadangan[0])).status).toBe(200)

  for (const { passkey_id } of (await call(who, passkey.listPasskey)).data)
    await call(who, passkey.removePasskey, { query: { id: passkey_id } })
  expect((await call(who, listPemberitahuan)).code).toBe('SECOND_FACTOR_DULU')
})

test('of an account that need not have one, a passkey leaves the password as it was', async () => {
  const who = await make.person(5)
  expect((await withPasskey(who)).kode_cadangan).toBeNull()
  expect((await logIn(who)).status).toBe(200)
  expect(await stands(who)).toMatchObject({ wajib: false, passkey: false, sisa_cadangan: 0 })
})

test('beside an app, a passkey completes the login too; the code still does', async () => {
  const who = await make.person(5)
  const device = await withPasskey(who)
  const { rahasia } = await factors.enrolled(who.user_id)
  const cara = ['kode', 'cadangan', 'passkey']
  expect((await second(await waiting(who, cara), { jawaban: await signed(device) })).status).toBe(200)
  expect((await second(await waiting(who, cara), { kode: await codeAt(rahasia, clock()) })).status).toBe(200)
})

test('a second step is one code or one passkey: of this account, of its owner, once, and so many times', async () => {
  const [who, other] = [await make.person(5), await make.person(5)]
  await factors.enrolled(who.user_id)
  const [device, foreign] = [await withPasskey(who), await withPasskey(other)]
  const cara = ['kode', 'cadangan', 'passkey']
  const tiket = await waiting(who, cara)
  expect((await second(tiket, {})).errors).toMatchObject([{ field: 'kode' }])
  const used = await signed(device)
  expect((await second(tiket, { kode: '000000', jawaban: used })).status).toBe(422)
  const unverified = device.get((await call(null, passkey.beginLoginPasskey)).data, { verified: false })
  for (const jawaban of [await signed(foreign), unverified])
    expect((await second(tiket, { jawaban })).code).toBe('SECOND_FACTOR_PASSKEY')
  expect((await second(tiket, { jawaban: used })).status).toBe(200)
  const again = await waiting(who, cara)
  for (let n = 0; n < TIKET_KEDUA_PERCOBAAN; n++)
    expect((await second(again, { jawaban: used })).code).toBe('SECOND_FACTOR_PASSKEY')
  expect((await second(again, { jawaban: await signed(device) })).code).toBe('SECOND_FACTOR_EXPIRED')
})
