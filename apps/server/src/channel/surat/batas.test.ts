import { SURAT_PER_HARI } from '@sehati/contract/base/constants'
import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { login } from '@sehati/contract/people/auth.endpoints'
import { confirmGantiEmail, updateProfil } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { insertTautanEmail } from '../../people/auth/ganti-email.store.ts'

const server = await startServer()
const { db, make, call, at, steps } = server
const { relay } = makeRelay(server)
const book = makeBook(call)
beforeEach(() => {
  at(START.toISOString())
  steps(0)
})

const systems = ['X11; Linux x86_64', 'Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; CrOS']
const browsers = ['Firefox/144.0', 'Chrome/142.0.0.0', 'Chrome/142.0.0.0 OPR/120.0', 'Chrome/142.0.0.0 Edg/142.0']
const userAgents = systems.flatMap((system) => browsers.map((browser) => `Mozilla/5.0 (${system}) Gecko/1 ${browser}`))
const signIn = (email: string, userAgent: string) =>
  call(null, login, { body: { email, password: PASSWORD }, headers: { 'user-agent': userAgent } })

/** How many notices and mails of this kind there are for the accounts of these people. */
async function counts(jenis: string, ...people: { user_id: number }[]) {
  await Promise.all([relay(), relay()])
  await relay()
  const ids = people.map(({ user_id }) => user_id)
  const row = await db.row<{ notices: number; surat: number }>(sql`
    select (select count(*) from pemberitahuan where jenis = ${jenis} and user_id = any (${ids}::int[]))::int as notices,
      (select count(*) from surat where jenis = ${jenis} and user_id = any (${ids}::int[]))::int as surat`)
  return row as { notices: number; surat: number }
}

test('sixteen devices at once are sixteen notices in the app, and as many mails as one day allows', async () => {
  const me = await make.person(5)
  await signIn(me.email, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1')
  const replies = await Promise.all(userAgents.map((userAgent) => signIn(me.email, userAgent)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(await counts('masuk', me)).toEqual({ notices: 16, surat: SURAT_PER_HARI.akun })
})

test('the mails are counted over one day, and for each address alone', async () => {
  const [me, other] = [await make.person(5), await make.person(5)]
  for (const { email } of [me, other]) await signIn(email, 'Mozilla/5.0 (X11; FreeBSD amd64) Gecko/1 Firefox/144.0')
  for (const userAgent of userAgents.slice(0, 8)) await signIn(me.email, userAgent)
  await signIn(other.email, userAgents[0] as string)
  expect(await counts('masuk', me)).toEqual({ notices: 8, surat: SURAT_PER_HARI.akun })
  expect(await counts('masuk', other)).toEqual({ notices: 1, surat: 1 })
  at('2026-11-24T06:59:00+07:00')
  await signIn(me.email, userAgents[8] as string)
  expect((await counts('masuk', me)).surat).toBe(SURAT_PER_HARI.akun)
  at('2026-11-24T07:01:00+07:00')
  await signIn(me.email, userAgents[9] as string)
  expect(await counts('masuk', me)).toEqual({ notices: 10, surat: SURAT_PER_HARI.akun + 1 })
})

test('an address that is registered again and again gets no more mails than one account', async () => {
  const email = 'korban@uji.test'
  const accounts = []
  for (let round = 0; round < SURAT_PER_HARI.akun + 2; round++) {
    const account = await make.person(5, { email })
    accounts.push(account)
    const other = `lain${round}@uji.test`
    const body = { email: other, current_password: PASSWORD }
    expect((await call(account, updateProfil, { body })).status).toBe(200)
    await relay()
    const token = await insertTautanEmail(db, { user_id: account.user_id, email: other })
    expect((await call(null, confirmGantiEmail, { body: { token } })).status).toBe(200)
  }
  expect(await counts('email_berubah', ...accounts)).toEqual({
    notices: SURAT_PER_HARI.akun + 2,
    surat: SURAT_PER_HARI.akun,
  })
})

test('a patient who books and cancels repeatedly causes notices, and a bounded number of mails', async () => {
  const [patient, other, tenaga] = [await make.person(5), await make.person(5), await make.profesional()]
  const session = await make.sesi(tenaga.profesional_id)
  const later = await make.sesi(tenaga.profesional_id, { jam_mulai: '10:00:00', jam_selesai: '11:00:00', sesi: 2 })
  const rounds = SURAT_PER_HARI.konsultasi + 3
  steps(1)
  for (let round = 0; round < rounds; round++) {
    const { jadwal_id } = (await book(patient, session)).data
    const reply = await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: { alasan: 'Batal' } })
    expect(reply.status).toBe(200)
  }
  steps(0)
  at('2026-11-23T07:05:00+07:00')
  for (const [jenis, who] of [
    ['pengajuan', tenaga],
    ['dibatalkan', tenaga],
    ['dibatalkan', patient],
  ] as const)
    expect(await counts(jenis, who)).toEqual({ notices: rounds, surat: SURAT_PER_HARI.konsultasi })
  // The acts of one patient do not use up the professional's mails about another.
  expect((await book(other, later)).status).toBe(201)
  expect(await counts('pengajuan', tenaga)).toEqual({ notices: rounds + 1, surat: SURAT_PER_HARI.konsultasi + 1 })
})
