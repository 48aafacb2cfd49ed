import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import { changePassword, login, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { confirmEmailUser } from '@sehati/contract/people/konfirmasi-email.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import * as user from '@sehati/contract/people/user.endpoints'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeDarurat } from '../../../test/darurat.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { sharedServer } from '../../../test/server.ts'
import { insertTautanEmail } from './ganti-email.store.ts'
import { insertReset } from './reset.store.ts'

// Decision 60: while an admin knows the password of a professional, the account reads no texts of other people.

const server = await sharedServer()
const { db, at, clock, make, call } = server
const darurat = makeDarurat(server)
const [NEW, OWN] = ['dipilih admin ini', 'dipilih orangnya sendiri']

type Who = { user_id: number; email: string; token: string }
type Case = Awaited<ReturnType<typeof darurat.konsultasi>>
let [admin, k] = [{} as Who, {} as Case]
beforeEach(async () => {
  at('2026-11-23T09:00:00+07:00')
  admin = await make.person(1)
  k = await darurat.konsultasi(3)
})

const signIn = async (email: string, password: string) =>
  (await call(null, login, { body: { email, password } })).data as { token: string }
const setPassword = (by: Who, of: Who, password = NEW) =>
  call(by, user.resetUserPassword, { body: { user_id: of.user_id, password } })
const setEmail = (by: Who, of: Who, email: string) =>
  call(by, kedudukan.updateUser, { body: { user_id: of.user_id, email } })
/** The person uses the link of a mail to the present address. */
const useLink = async ({ user_id }: Who, password = OWN) =>
  call(null, resetPassword, { body: { token: await insertReset(db, user_id, clock()), password } })
const confirm = (by: Who, { user_id }: Who, email: string) => call(by, confirmEmailUser, { body: { user_id, email } })
const read = async (who: { token: string }) =>
  (await call(who, konsultasi.getKonsultasiTenpro, { query: { jadwalid: k.jadwal_id } })).data
const readAs = async (email: string, password: string) => read(await signIn(email, password))
/** A holder of `petugas_data`, since before what follows. */
async function petugas(): Promise<Who> {
  const who = await make.person(1)
  await make.tugas(who.user_id, 'petugas_data')
  at(new Date(clock().getTime() + 60_000).toISOString())
  return who
}

const open = { tertutup: false, keluhan: 'Sulit tidur', initial_consult: 'Kurangi kopi' }
const closed = { tertutup: true, keluhan: ISI_TERTUTUP, initial_consult: null, ada_balasan: true }

describe('a password that an admin set', () => {
  test('closes the texts of other people until a mailed link was used', async () => {
    expect(await read(k.tenaga)).toMatchObject(open)
    expect((await setPassword(admin, k.tenaga)).status).toBe(200)
    const known = await signIn(k.tenaga.email, NEW)
    expect(await read(known)).toMatchObject(closed)
    const profil = await call(known, user.getUser, { query: { id: k.tenaga.user_id } })
    expect(profil.data).toMatchObject({ password_diatur: true })
    expect(profil.data).not.toHaveProperty('email_diatur')
    expect((await useLink(k.tenaga)).status).toBe(200)
    const own = await signIn(k.tenaga.email, OWN)
    expect(await read(own)).toMatchObject(open)
    expect((await call(own, user.getUser, { query: { id: k.tenaga.user_id } })).data).not.toHaveProperty(
      'password_diatur',
    )
  })

  test('stays known where it is changed with the known one, and by a detour over another level', async () => {
    await setPassword(admin, k.tenaga)
    const known = await signIn(k.tenaga.email, NEW)
    const body = { current_password: NEW, password: OWN }
    expect((await call(known, changePassword, { body })).status).toBe(200)
    expect(await readAs(k.tenaga.email, OWN)).toMatchObject(closed)
    const other = await darurat.konsultasi(2)
    const level = (level_id: number) =>
      call(admin, kedudukan.updateUser, { body: { user_id: other.tenaga.user_id, level_id } })
    expect((await level(4)).status).toBe(200)
    await setPassword(admin, other.tenaga)
    expect((await level(2)).status).toBe(200)
    const { data } = await call(await signIn(other.tenaga.email, NEW), konsultasi.listKonsultasiTenpro)
    expect(data).toMatchObject([{ jadwal_id: other.jadwal_id, tertutup: true, keluhan: ISI_TERTUTUP }])
  })

  test('keeps lists, times and statuses open, and the professional writes', async () => {
    await setPassword(admin, k.tenaga)
    const known = await signIn(k.tenaga.email, NEW)
    const update = (body: object) =>
      call(known, konsultasi.updateKonsultasi, { query: { jadwalid: k.jadwal_id }, body })
    const shown = await read(known)
    // A client sends back what it was shown: the status is saved, and the reply stays.
    expect((await update({ ...shown, status: 'menunggu' })).data).toMatchObject({
      ...closed,
      status: 'menunggu',
      versi_balasan: 1,
    })
    expect((await update({ status: 'disetujui', initial_consult: 'Datang lagi' })).data).toMatchObject({
      ...closed,
      versi_balasan: 2,
    })
    await useLink(k.tenaga)
    expect(await readAs(k.tenaga.email, OWN)).toMatchObject({ status: 'disetujui', initial_consult: 'Datang lagi' })
  })

  test('of a patient leaves their own texts open to them', async () => {
    await setPassword(admin, k.patient)
    const reply = await call(await signIn(k.patient.email, NEW), konsultasi.getRiwayat, {
      query: { jadwalid: k.jadwal_id },
    })
    expect(reply.data).toMatchObject(open)
  })
})

describe('an address that an admin set', () => {
  test('closes nothing by itself, and the person goes on with their own password', async () => {
    expect((await setEmail(admin, k.tenaga, 'baru1@uji.test')).status).toBe(200)
    expect(await read(k.tenaga)).toMatchObject(open)
    expect(await readAs('baru1@uji.test', PASSWORD)).toMatchObject(open)
  })

  test('gives no text by its link, before another holder of petugas_data has confirmed it', async () => {
    const lain = await petugas()
    await setEmail(admin, k.tenaga, 'baru2@uji.test')
    await useLink(k.tenaga)
    const known = await signIn('baru2@uji.test', OWN)
    expect(await read(known)).toMatchObject(closed)
    const profil = await call(known, user.getUser, { query: { id: k.tenaga.user_id } })
    expect(profil.data).toMatchObject({ password_diatur: true, email_diatur: true })
    expect(await confirm(lain, k.tenaga, 'bukan@uji.test')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await confirm(lain, k.tenaga, 'baru2@uji.test')).status).toBe(200)
    // The password is still the one that the admin may know.
    expect(await read(known)).toMatchObject(closed)
    await useLink(k.tenaga)
    expect(await readAs('baru2@uji.test', OWN)).toMatchObject(open)
    expect(await confirm(lain, k.tenaga, 'baru2@uji.test')).toMatchObject({ code: 'NOT_FOUND' })
    const rows = await db.rows(sql`
      select pelaku_id, subjek_id from jejak_baru where tindakan = 'konfirmasi_email' and subjek_id = ${k.tenaga.user_id}`)
    expect(rows).toEqual([{ pelaku_id: lain.user_id, subjek_id: k.tenaga.user_id }])
    const told = await db.rows(sql`
      select from peristiwa where jenis = 'data_berubah' and user_id = ${k.tenaga.user_id}`)
    expect(told).toHaveLength(1)
  })

  test('is not confirmed by its admin, by a newer duty, by an account whose password an admin knows, or by its person', async () => {
    await make.tugas(admin.user_id, 'petugas_data')
    const [second, set] = [await petugas(), await petugas()]
    await setEmail(admin, k.tenaga, 'baru3@uji.test')
    at(new Date(clock().getTime() + 60_000).toISOString())
    const refused = { status: 403, code: 'EMAIL_CONFIRMER' }
    expect(await confirm(admin, k.tenaga, 'baru3@uji.test')).toMatchObject(refused)
    const late = await make.person(1)
    await call(admin, putTugas, { body: { user_id: late.user_id, tugas: 'petugas_data', aktif: 1 } })
    expect(await confirm(late, k.tenaga, 'baru3@uji.test')).toMatchObject(refused)
    await setPassword(admin, set)
    const asOther = { ...set, ...(await signIn(set.email, NEW)) }
    expect(await confirm(asOther, k.tenaga, 'baru3@uji.test')).toMatchObject(refused)
    expect(await confirm(await make.person(1), k.tenaga, 'baru3@uji.test')).toMatchObject({ code: 'FORBIDDEN' })
    expect((await confirm(second, k.tenaga, 'baru3@uji.test')).status).toBe(200)
  })

  test('counts as set by the admin behind an account whose password that admin knows', async () => {
    await make.tugas(admin.user_id, 'petugas_data')
    at(new Date(clock().getTime() + 60_000).toISOString())
    const colleague = await make.person(1)
    await setPassword(admin, colleague)
    const asOther = { ...colleague, ...(await signIn(colleague.email, NEW)) }
    expect((await setEmail(asOther, k.tenaga, 'baru4@uji.test')).status).toBe(200)
    expect(await confirm(admin, k.tenaga, 'baru4@uji.test')).toMatchObject({ code: 'EMAIL_CONFIRMER' })
  })

  test('is the one for which an admin asks in the account with the password that they set', async () => {
    await setPassword(admin, k.tenaga)
    const known = await signIn(k.tenaga.email, NEW)
    const body = { email: 'baru5@uji.test', current_password: NEW }
    expect((await call(known, user.updateProfil, { body })).status).toBe(200)
    const token = await insertTautanEmail(db, { user_id: k.tenaga.user_id, email: 'baru5@uji.test' })
    expect((await call(null, user.confirmGantiEmail, { body: { token } })).status).toBe(200)
    await useLink(k.tenaga)
    expect(await readAs('baru5@uji.test', OWN)).toMatchObject(closed)
  })

  test('is the person’s own again where they changed it with their own password', async () => {
    await setEmail(admin, k.tenaga, 'baru6@uji.test')
    const body = { email: 'sendiri6@uji.test', current_password: PASSWORD }
    await call(k.tenaga, user.updateProfil, { body })
    const token = await insertTautanEmail(db, { user_id: k.tenaga.user_id, email: 'sendiri6@uji.test' })
    expect((await call(null, user.confirmGantiEmail, { body: { token } })).status).toBe(200)
    await useLink(k.tenaga)
    expect(await readAs('sendiri6@uji.test', OWN)).toMatchObject(open)
  })
})

describe('an admin whose password another admin set', () => {
  test('opens nothing, also where a life is in danger, and ends what was open', async () => {
    const colleague = await make.person(1)
    expect((await darurat.open(colleague, k.jadwal_id, { kategori: 'keselamatan_jiwa' })).status).toBe(201)
    await setPassword(admin, colleague)
    const ended = await db.rows(
      sql`select from buka_darurat where oleh = ${colleague.user_id} and ditutup_pada is not null`,
    )
    expect(ended).toHaveLength(1)
    const known = await signIn(colleague.email, NEW)
    const ask = { kategori: 'keselamatan_jiwa', password: NEW }
    expect(await darurat.open(known, k.jadwal_id, ask)).toMatchObject({ status: 403, code: 'TEXT_CLOSED' })
    const seen = await call(known, konsultasi.getKonsultasi, { query: { jadwalid: k.jadwal_id } })
    expect(seen.data).toMatchObject(closed)
    at(new Date(clock().getTime() + 31 * 60_000).toISOString())
    await useLink(colleague)
    const own = await signIn(colleague.email, OWN)
    expect((await darurat.open(own, k.jadwal_id, { ...ask, password: OWN })).status).toBe(201)
  })

  test('reviews nothing', async () => {
    const psikolog = await darurat.peninjau(3)
    const { peninjau } = {
      peninjau: () => db.rows(sql`select * from peninjau_darurat(${k.jadwal_id}, ${admin.user_id})`),
    }
    const before = (await peninjau()).length
    await setPassword(admin, psikolog)
    expect(await peninjau()).toHaveLength(before - 1)
  })
})

describe('the database', () => {
  const set = (change: ReturnType<typeof sql>) =>
    db.rows(sql`update users set ${change} where user_id = ${k.tenaga.user_id}`)

  test('ends it by a link that is used at this instant, and in no other way', async () => {
    await setPassword(admin, k.tenaga)
    const tetap = { constraint: 'users_password_oleh_tetap' }
    await expect(set(sql`password_oleh = null`)).rejects.toMatchObject(tetap)
    await expect(
      set(sql`password_oleh = null, password_hash = '$argon2id$x', harus_ganti_password = false`),
    ).rejects.toMatchObject(tetap)
    const wajib = { constraint: 'users_password_oleh_wajib' }
    const unnamed = sql`password_oleh = null, password_hash = '$argon2id$y', harus_ganti_password = true`
    await expect(set(unnamed)).rejects.toMatchObject(wajib)
    await setEmail(admin, k.tenaga, 'baru7@uji.test')
    const unconfirmed = sql`email_oleh = null, email_diatur_pada = null`
    await expect(set(unconfirmed)).rejects.toMatchObject({ constraint: 'users_email_pengonfirmasi' })
    const byAdmin = sql`email_oleh = null, email_diatur_pada = null, email_dikonfirmasi_oleh = ${admin.user_id}`
    await expect(set(byAdmin)).rejects.toMatchObject({ constraint: 'users_email_pengonfirmasi' })
  })
})
