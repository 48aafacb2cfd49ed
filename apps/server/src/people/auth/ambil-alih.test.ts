import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { getKonsultasiTenpro } from '@sehati/contract/consultation/konsultasi.endpoints'
import { inviteUser, login, register, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { confirmEmailUser } from '@sehati/contract/people/konfirmasi-email.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { putTinjauan } from '@sehati/contract/safety/darurat.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeDarurat } from '../../../test/darurat.ts'
import { startServer } from '../../../test/server.ts'
import { relayPeristiwa } from '../../channel/pemberitahuan/relay.act.ts'
import { insertReset } from './reset.store.ts'

// Decision 22: one admin alone, with accounts that they made, takes no professional over, and not without notice.

const server = await startServer()
const { db, at, clock, make, call } = server
const darurat = makeDarurat(server)
const [NEW, OWN] = ['dipilih admin ini', 'dipilih orangnya sendiri']
const HOUR = 3_600_000

type Who = { user_id: number; email: string; token: string }
let admin = {} as Who
let serial = 0
beforeEach(async () => {
  at('2026-11-23T09:00:00+07:00')
  await db.rows(sql`delete from tugas`)
  await db.rows(sql`update users set status_user = 'nonaktif' where level_id in (1, 2, 3)`)
  await db.rows(sql`delete from peristiwa`)
  admin = await make.person(1)
})

const email = () => `palsu${++serial}@uji.test`
const later = (ms: number) => at(new Date(clock().getTime() + ms).toISOString())
const signIn = async (email: string, password: string) =>
  (await call(null, login, { body: { email, password } })).data as { token: string }
const give = (by: Who, { user_id }: { user_id: number }, tugas: string) =>
  call(by, putTugas, { body: { user_id, tugas, aktif: 1 } })
const setEmail = (by: Who, of: Who, to: string) => call(by, updateUser, { body: { user_id: of.user_id, email: to } })
const confirm = (by: { token: string }, { user_id }: Who, to: string) =>
  call(by, confirmEmailUser, { body: { user_id, email: to } })
const useLink = async ({ user_id }: Who) =>
  call(null, resetPassword, { body: { token: await insertReset(db, user_id, clock()), password: OWN } })

/** Ways to a second admin. Each returns the account with a password that the first one knows. */
const ways: Record<string, () => Promise<Who>> = {
  async 'is made'() {
    const body = { name: 'Rekan Palsu', email: email(), password_hash: NEW, level_id: 1 }
    const { user_id } = (await call(admin, register, { body })).data
    return { user_id, email: body.email, ...(await signIn(body.email, NEW)) }
  },
  async 'is invited'() {
    const body = { name: 'Rekan Palsu', email: email(), level_id: 1 }
    const { user_id } = (await call(admin, inviteUser, { body })).data
    return { user_id, email: body.email, token: await make.signIn(user_id) }
  },
  async 'is imported'() {
    const to = email()
    const csv = `name,email,nama_level\nRekan Palsu,${to},admin`
    expect((await call(admin, imporData, { query: { jenis: 'pengguna', coba: 0 }, body: { csv } })).status).toBe(200)
    const user_id =
      (await db.row<{ user_id: number }>(sql`select user_id from users where email = ${to}`))?.user_id ?? 0
    return { user_id, email: to, token: await make.signIn(user_id) }
  },
  async 'is promoted'() {
    const person = await make.person(5)
    expect((await call(admin, updateUser, { body: { user_id: person.user_id, level_id: 1 } })).status).toBe(200)
    return { ...person, token: await make.signIn(person.user_id) }
  },
  async 'is activated again'() {
    const person = await make.person(1)
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${person.user_id}`)
    await call(admin, updateUser, { body: { user_id: person.user_id, status_user: 'aktif' } })
    return { ...person, token: await make.signIn(person.user_id) }
  },
}

/** The notices of this kind that a person has, after the relay ran. */
async function told(who: Who, jenis: string): Promise<(string | null)[]> {
  await db.transaction((tx) => relayPeristiwa(tx, clock(), false))
  const { queried } = (await call(who, listPemberitahuan, { query: { limit: 100 } })).data
  return queried
    .filter((one: { jenis: string }) => one.jenis === jenis)
    .map(({ nama }: { nama: string | null }) => nama)
}

describe('an admin who', () => {
  test.each(Object.keys(ways))(
    '%s is known to every admin by name, and confirms nothing of that admin’s for a week',
    async (way) => {
      const other = await make.person(1)
      const second = await (ways[way] as () => Promise<Who>)()
      const { name } =
        (await db.row<{ name: string }>(sql`select name from users where user_id = ${second.user_id}`)) ?? {}
      for (const one of [admin, other]) expect(await told(one, 'admin_baru')).toEqual([name])

      expect((await give(admin, second, 'petugas_data')).status).toBe(200)
      later(HOUR)
      const victim = await make.profesional(3)
      const to = email()
      await setEmail(admin, victim, to)
      const asSecond = { token: await make.signIn(second.user_id) }
      expect(await confirm(asSecond, victim, to)).toMatchObject({ status: 403, code: 'EMAIL_CONFIRMER' })
      later(7 * 24 * HOUR)
      expect((await confirm({ token: await make.signIn(second.user_id) }, victim, to)).status).toBe(200)
    },
  )

  test('was given the duty by another admin, and made by no one, confirms at once', async () => {
    const [other, second] = [await make.person(1), await make.person(1)]
    await give(other, second, 'petugas_data')
    later(HOUR)
    const [victim, to] = [await make.profesional(3), email()]
    await setEmail(admin, victim, to)
    expect((await confirm(second, victim, to)).status).toBe(200)
  })

  test('stands behind both accounts confirms nothing by either', async () => {
    const [second, third] = [await ways['is made']?.(), await ways['is promoted']?.()] as [Who, Who]
    await give(admin, admin, 'petugas_data')
    await give(second, third, 'petugas_data')
    later(HOUR)
    const [victim, to] = [await make.profesional(3), email()]
    await setEmail(third, victim, to)
    for (const one of [admin, second]) {
      await give(admin, one, 'petugas_data')
      expect((await confirm(one, victim, to)).code).toBe('EMAIL_CONFIRMER')
    }
  })
})

test('a reviewer to whom the admin gave the duty reviews nothing of that admin’s for a week', async () => {
  const k = await darurat.konsultasi(3)
  const [mine, other] = [await make.profesional(3), await darurat.peninjau(3)]
  await give(admin, mine, 'peninjau')
  const { buka_id } = (await darurat.open(admin, k.jadwal_id)).data
  later(HOUR)
  const review = (who: { token: string }) =>
    call(who, putTinjauan, { body: { buka_id, hasil: 'wajar', catatan: 'Sudah diperiksa' } })
  expect(await review(mine)).toMatchObject({ status: 403, code: 'DUTY_REQUIRED' })
  expect((await review(other)).status).toBe(200)

  later(7 * 24 * HOUR)
  await db.rows(sql`delete from tugas where user_id = ${other.user_id}`)
  const me = { ...admin, token: await make.signIn(admin.user_id) }
  const next = (await darurat.open(me, k.jadwal_id)).data
  later(HOUR)
  const body = { buka_id: next.buka_id, hasil: 'wajar', catatan: 'Sudah diperiksa' }
  expect((await call({ token: await make.signIn(mine.user_id) }, putTinjauan, { body })).status).toBe(200)
})

describe('every admin is told of', () => {
  test('a duty that was given, also to the giver', async () => {
    const other = await make.person(1, { name: 'Admin Lain' })
    await give(admin, admin, 'petugas_data')
    await give(admin, admin, 'petugas_data')
    const { name } =
      (await db.row<{ name: string }>(sql`select name from users where user_id = ${admin.user_id}`)) ?? {}
    expect(await told(other, 'tugas_diberi')).toEqual([name])
  })

  test.each([1, 2, 3] as const)('an e-mail and a password of level %i that another admin set', async (level) => {
    const other = await make.person(1)
    const of = level === 1 ? await make.person(1) : await make.profesional(level)
    const { name } = (await db.row<{ name: string }>(sql`select name from users where user_id = ${of.user_id}`)) ?? {}
    await setEmail(admin, of, email())
    expect(await told(other, 'akun_staf_diatur')).toEqual([name])
    await call(admin, resetUserPassword, { body: { user_id: of.user_id, password: NEW } })
    expect(await told(other, 'akun_staf_diatur')).toEqual([name, name])
  })

  test('none of a patient’s, and no other change', async () => {
    const [other, patient, tenaga] = [await make.person(1), await make.person(5), await make.profesional(2)]
    await setEmail(admin, patient, email())
    await call(admin, resetUserPassword, { body: { user_id: patient.user_id, password: NEW } })
    await call(admin, updateUser, { body: { user_id: tenaga.user_id, name: 'Nama Baru' } })
    expect(await told(other, 'akun_staf_diatur')).toEqual([])
  })
})

describe('a clinic without a second person who can confirm', () => {
  const read = async (who: { token: string }, jadwalid: number) =>
    (await call(who, getKonsultasiTenpro, { query: { jadwalid } })).data
  const readAgain = async (to: string, jadwal_id: number) => read(await signIn(to, OWN), jadwal_id)

  test('opens texts by a link after 72 hours; the old address and the colleagues are told at once', async () => {
    const k = await darurat.konsultasi(3)
    const colleague = await make.profesional(2)
    const [to, before] = [email(), k.tenaga.email]
    await setEmail(admin, k.tenaga, to)
    const mails = await db.rows(sql`
      select isi ->> 'alamat' as alamat from peristiwa where jenis = 'email_berubah' and user_id = ${k.tenaga.user_id}`)
    expect(mails).toEqual([{ alamat: before }])
    expect(await told(colleague, 'akun_staf_diatur')).toHaveLength(1)
    await call(admin, resetUserPassword, { body: { user_id: k.tenaga.user_id, password: NEW } })
    expect(await told(colleague, 'akun_staf_diatur')).toHaveLength(1)
    later(71 * HOUR)
    await useLink(k.tenaga)
    expect(await readAgain(to, k.jadwal_id)).toMatchObject({ tertutup: true })
    later(HOUR)
    await useLink(k.tenaga)
    expect(await readAgain(to, k.jadwal_id)).toMatchObject({ tertutup: false })
  })

  test('is not one where another account can: there no time opens them, and the colleagues are not told', async () => {
    const k = await darurat.konsultasi(3)
    const [colleague, second] = [await make.profesional(2), await make.person(1)]
    await make.tugas(second.user_id, 'petugas_data')
    later(HOUR)
    const to = email()
    await setEmail(admin, k.tenaga, to)
    expect(await told(colleague, 'akun_staf_diatur')).toEqual([])
    later(100 * HOUR)
    await useLink(k.tenaga)
    expect(await readAgain(to, k.jadwal_id)).toMatchObject({ tertutup: true })
  })
})
