import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { changePassword, forgotPassword, login, resetPassword } from '@sehati/contract/people/auth.endpoints'
import * as api from '@sehati/contract/people/dua-langkah.endpoints'
import { KODE_CADANGAN, TIKET_KEDUA_MENIT, TIKET_KEDUA_PERCOBAAN } from '@sehati/contract/people/dua-langkah.rules'
import { getUser } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { makeMailbox, tokenIn } from '../../../test/mailbox.ts'
import { codeAt } from '../../../test/second-factor.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { mailsOf } = await makeMailbox(server)

let now = START
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
  at(now.toISOString())
}
beforeEach(() => {
  now = START
  later(0)
})
afterEach(() => db.rows(sql`update pengaturan set dua_langkah_staf = false`))

type Who = Awaited<ReturnType<typeof make.person>>
type Enrolled = Who & { rahasia: string; cadangan: string[] }
const codeOf = ({ rahasia }: { rahasia: string }, offset = 0) =>
  codeAt(rahasia, new Date(now.getTime() + offset * 1000))
const wrongCode = async (who: Enrolled) => ((Number(await codeOf(who)) + 7) % 1_000_000).toString().padStart(6, '0')

/** A person who has turned the second factor on; the clock has moved to the next code. */
async function enrolled(level: 1 | 2 | 3 | 4 | 5 = 5): Promise<Enrolled> {
  const who = await make.person(level)
  const begun = await call(who, api.beginTotp, { body: { password: PASSWORD } })
  expect(begun.status).toBe(200)
  const { rahasia, alamat } = begun.data
  expect(alamat).toContain(`secret=${rahasia}`)
  const { status, data } = await call(who, api.activateTotp, { body: { kode: await codeOf({ rahasia }) } })
  expect([status, data.kode_cadangan.length]).toEqual([200, KODE_CADANGAN])
  later(30)
  return { ...who, rahasia, cadangan: data.kode_cadangan }
}
const logIn = (who: Who) => call(null, login, { body: { email: who.email, password: PASSWORD } })
const second = (tiket: string, kode: string) => call(null, api.loginKedua, { body: { tiket, kode } })
async function ticket(who: Who): Promise<string> {
  const answer = await logIn(who)
  expect(answer).toMatchObject({ status: 401, code: 'SECOND_FACTOR' })
  return answer.data.tiket
}
const stands = async (who: { token: string; user_id: number }) => (await call(who, api.getDuaLangkah)).data

test('without a second factor a login answers as ever', async () => {
  const who = await make.person(5)
  expect(await logIn(who)).toMatchObject({ status: 200, data: { user_id: who.user_id } })
  expect(await stands(who)).toEqual({ aktif_sejak: null, passkey: false, sisa_cadangan: 0, wajib: false })
})

test('with one, the password alone opens nothing; with a code of the app it opens a session', async () => {
  const who = await enrolled()
  const tiket = await ticket(who)
  expect((await call({ ...who, token: tiket }, getUser, { query: { id: who.user_id } })).status).toBe(401)
  const opened = await second(tiket, await codeOf(who))
  expect(opened).toMatchObject({ status: 200, data: { user_id: who.user_id, name: who.name } })
  const session = { ...who, token: opened.data.token as string }
  expect((await stands(session)).aktif_sejak).not.toBeNull()
})

test('a code works once, also with another ticket; the one before and the next are accepted, no other', async () => {
  const who = await enrolled()
  const kode = await codeOf(who)
  expect((await second(await ticket(who), kode)).status).toBe(200)
  expect((await second(await ticket(who), kode)).code).toBe('SECOND_FACTOR_WRONG')
  later(300)
  expect((await second(await ticket(who), await codeOf(who, -60))).code).toBe('SECOND_FACTOR_WRONG')
  expect((await second(await ticket(who), await codeOf(who, -30))).status).toBe(200)
  expect((await second(await ticket(who), await codeOf(who, 30))).status).toBe(200)
  // The present one lies before the last that was used.
  expect((await second(await ticket(who), await codeOf(who))).code).toBe('SECOND_FACTOR_WRONG')
})

test('a code for emergencies works once, however it is typed', async () => {
  const who = await enrolled()
  const [first = '', other = ''] = who.cadangan
  expect((await second(await ticket(who), ` ${first.toLowerCase()} `)).status).toBe(200)
  expect((await second(await ticket(who), first)).code).toBe('SECOND_FACTOR_WRONG')
  const opened = await second(await ticket(who), other.replace('-', ''))
  expect((await stands({ ...who, token: opened.data.token })).sisa_cadangan).toBe(KODE_CADANGAN - 2)
  const stored = JSON.stringify(await db.rows(sql`select encode(kode_hash, 'escape') as h from kode_cadangan`))
  for (const kode of who.cadangan) expect(stored).not.toContain(kode.replace('-', ''))
})

test('a code of another account opens nothing', async () => {
  const [who, other] = [await enrolled(), await enrolled()]
  expect((await second(await ticket(who), await codeOf(other))).code).toBe('SECOND_FACTOR_WRONG')
  expect((await second(await ticket(who), other.cadangan[0] as string)).code).toBe('SECOND_FACTOR_WRONG')
})

test('a ticket is used once, ends after its minutes, its codes, and a change of the password', async () => {
  const who = await enrolled()
  const used = await ticket(who)
  expect((await second(used, await codeOf(who))).status).toBe(200)
  later(30)
  expect((await second(used, await codeOf(who))).code).toBe('SECOND_FACTOR_EXPIRED')
  const late = await ticket(who)
  later(TIKET_KEDUA_MENIT * 60)
  expect((await second(late, await codeOf(who))).code).toBe('SECOND_FACTOR_EXPIRED')
  const tired = await ticket(who)
  for (let n = 0; n < TIKET_KEDUA_PERCOBAAN; n++)
    expect((await second(tired, await wrongCode(who))).code).toBe('SECOND_FACTOR_WRONG')
  expect((await second(tired, await codeOf(who))).code).toBe('SECOND_FACTOR_EXPIRED')
  const before = await ticket(who)
  await call(who, changePassword, { body: { current_password: PASSWORD, password: 'kata sandi lain lagi' } })
  expect((await second(before, await codeOf(who))).code).toBe('SECOND_FACTOR_EXPIRED')
  expect((await second('x'.repeat(43), await codeOf(who))).code).toBe('SECOND_FACTOR_EXPIRED')
})

test('after ten wrong codes of any tickets even a right one is refused, until the minutes are over', async () => {
  const who = await enrolled()
  for (const _ of [1, 2]) {
    const tiket = await ticket(who)
    for (let n = 0; n < TIKET_KEDUA_PERCOBAAN; n++) await second(tiket, await wrongCode(who))
  }
  expect((await second(await ticket(who), await codeOf(who))).code).toBe('TOO_MANY_REQUESTS')
  later(16 * 60)
  expect((await second(await ticket(who), await codeOf(who))).status).toBe(200)
})

test('of twenty logins at once with one code, one gets a session', async () => {
  const who = await enrolled()
  const kode = await codeOf(who)
  const tickets = []
  for (let n = 0; n < 20; n++) tickets.push(await ticket(who))
  const answers = await Promise.all(tickets.map((tiket) => second(tiket, kode)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the password is asked before a secret is made, and again to turn it off; the person is told', async () => {
  const who = await make.person(5)
  expect(await call(who, api.beginTotp, { body: { password: 'salah sekali' } })).toMatchObject({
    code: 'PASSWORD_WRONG',
  })
  expect((await call(who, api.activateTotp, { body: { kode: '123456' } })).code).toBe('SECOND_FACTOR_WRONG')
  const on = await enrolled()
  expect((await call(on, api.beginTotp, { body: { password: PASSWORD } })).code).toBe('SECOND_FACTOR_ACTIVE')
  expect((await call(on, api.removeTotp, { body: { password: 'salah sekali' } })).code).toBe('PASSWORD_WRONG')
  const { data } = await call(on, api.renewKodeCadangan, { body: { password: PASSWORD } })
  expect((await second(await ticket(on), on.cadangan[0] as string)).code).toBe('SECOND_FACTOR_WRONG')
  expect((await second(await ticket(on), data.kode_cadangan[0])).status).toBe(200)
  expect((await call(on, api.removeTotp, { body: { password: PASSWORD } })).status).toBe(200)
  expect((await call(on, api.removeTotp, { body: { password: PASSWORD } })).code).toBe('SECOND_FACTOR_NONE')
  expect((await logIn(on)).status).toBe(200)
  const told = (await mailsOf(on)).filter(({ subjek }) => subjek.includes('Cara login'))
  expect(told).toHaveLength(3)
})

test('turning it on ends the other sessions of the account, and not the one that did it', async () => {
  const [who, other] = [await make.person(5), await make.person(5)]
  const elsewhere = { ...who, token: (await logIn(who)).data.token as string }
  const { rahasia } = (await call(who, api.beginTotp, { body: { password: PASSWORD } })).data
  const activate = (kode: string) => call(who, api.activateTotp, { body: { kode } })
  expect((await activate('000000')).code).toBe('SECOND_FACTOR_WRONG')
  expect((await call(elsewhere, api.getDuaLangkah)).status).toBe(200)
  expect((await activate(await codeOf({ rahasia }))).status).toBe(200)
  expect((await call(elsewhere, api.getDuaLangkah)).status).toBe(401)
  for (const goesOn of [who, other]) expect((await call(goesOn, api.getDuaLangkah)).status).toBe(200)
})

test('an admin takes it from a person who has lost it: told, sessions end; never from themselves', async () => {
  const [who, admin] = [await enrolled(2), await enrolled(1)]
  const reset = (user_id: number) => call(admin, api.resetDuaLangkah, { body: { user_id } })
  expect((await reset(admin.user_id)).code).toBe('OWN_ACCOUNT')
  expect((await reset(who.user_id)).status).toBe(200)
  expect((await reset(who.user_id)).code).toBe('SECOND_FACTOR_NONE')
  expect((await call(who, api.getDuaLangkah)).status).toBe(401)
  expect((await logIn(who)).status).toBe(200)
  expect((await mailsOf(who)).some(({ subjek }) => subjek.includes('Cara login'))).toBe(true)
})

test('where the clinic asks for it, a session of staff may only turn it on; a patient’s goes on', async () => {
  const [admin, doctor, patient] = [await make.person(1), await make.person(2), await make.person(5)]
  const holder = await make.person(4)
  await db.rows(
    sql`insert into tugas (user_id, tugas, sejak, oleh) values (${holder.user_id}, 'loket', ${START}, ${admin.user_id})`,
  )
  expect((await call(admin, updatePengaturan, { body: { dua_langkah_staf: true } })).data).toMatchObject({
    dua_langkah_staf: true,
  })
  for (const who of [admin, doctor, holder]) {
    expect(await call(who, listPemberitahuan)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_DULU' })
    expect((await call(who, getUser, { query: { id: who.user_id } })).status).toBe(200)
    expect(await stands(who)).toMatchObject({ wajib: true, aktif_sejak: null })
  }
  expect((await call(patient, listPemberitahuan)).status).toBe(200)
  const { rahasia } = (await call(doctor, api.beginTotp, { body: { password: PASSWORD } })).data
  await call(doctor, api.activateTotp, { body: { kode: await codeOf({ rahasia }) } })
  expect((await call(doctor, listPemberitahuan)).status).toBe(200)
  expect((await call(doctor, api.removeTotp, { body: { password: PASSWORD } })).status).toBe(200)
  expect((await call(doctor, listPemberitahuan)).code).toBe('SECOND_FACTOR_DULU')
})

test('a new password by a mailed link leaves it', async () => {
  const who = await enrolled()
  await call(null, forgotPassword, { body: { email: who.email } })
  const token = tokenIn((await mailsOf(who)).at(-1), '/reset-password')
  await call(null, resetPassword, { body: { token, password: 'kata sandi dari tautan' } })
  const answer = await call(null, login, { body: { email: who.email, password: 'kata sandi dari tautan' } })
  expect(answer).toMatchObject({ status: 401, code: 'SECOND_FACTOR' })
})
