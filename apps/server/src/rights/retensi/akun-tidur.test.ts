import { login } from '@sehati/contract/people/auth.endpoints'
import { akunTidur } from '@sehati/contract/record/retensi.rules'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { makeMailbox } from '../../../test/mailbox.ts'
import { START, startServer } from '../../../test/server.ts'
import { runRetensi } from './run.act.ts'

const server = await startServer()
const { db, service, seal, at, clock, make, call } = server
const { relay, send } = await makeMailbox(server)
const log = { warn: () => {} }

const months = (n: number, days = 0): Date => {
  const date = new Date(START)
  date.setUTCMonth(date.getUTCMonth() + n)
  return new Date(date.getTime() + days * 86_400_000)
}
const { suratBulan, bulan, suratKeduaHari, hapusHari } = akunTidur

/** A night, after which its mails leave. */
async function night(when: Date) {
  at(when.toISOString())
  await runRetensi({ db: service, seal, clock, log, jam: async () => clock() })
  await relay()
  const queued = await db.rows<{ surat_id: string }>(sql`select surat_id from surat where status = 'antre'`)
  for (const { surat_id } of queued) await send(surat_id)
}
const mails = async (user_id: number) =>
  (await db.rows(sql`select from surat where user_id = ${user_id} and jenis = 'akun_tidur' and status = 'terkirim'`))
    .length
const isErased = async (user_id: number) =>
  (await db.row<{ gone: boolean }>(sql`select dihapus_pada is not null as gone from users where user_id = ${user_id}`))
    ?.gone

/** An account whose last use is the start of the clock. */
async function asleep(level: 1 | 4 | 5 = 5) {
  at(START.toISOString())
  const me = await make.person(level)
  await db.rows(sql`delete from auth_session where user_id = ${me.user_id}`)
  return me
}

test('an account that no one uses gets two mails, and is erased after the second', async () => {
  const me = await asleep()
  await night(months(suratBulan, -1))
  expect(await mails(me.user_id)).toBe(0)
  await night(months(suratBulan, 1))
  expect(await mails(me.user_id)).toBe(1)
  await night(months(suratBulan, suratKeduaHari))
  expect(await mails(me.user_id)).toBe(1)
  await night(months(suratBulan, 1 + suratKeduaHari))
  expect(await mails(me.user_id)).toBe(2)
  await night(months(bulan, -1))
  expect(await isErased(me.user_id)).toBe(false)
  await night(months(bulan, 1))
  expect(await isErased(me.user_id)).toBe(true)
  expect(await db.row(sql`select user_id from penghapusan where user_id = ${me.user_id}`)).not.toBeNull()
})

test('after nights that were missed its person still has the days between the mails and the erasure', async () => {
  const me = await asleep()
  const late = (days: number) => months(bulan + 6, days)
  for (const [days, sent, erased] of [
    [0, 1, false],
    [suratKeduaHari - 1, 1, false],
    [suratKeduaHari, 2, false],
    [suratKeduaHari + hapusHari - 1, 2, false],
    [suratKeduaHari + hapusHari, 2, true],
  ] as const) {
    await night(late(days))
    expect([days, await isErased(me.user_id)]).toEqual([days, erased])
    // Its mails go with an account.
    if (!erased) expect([days, await mails(me.user_id)]).toEqual([days, sent])
  }
})

test('one login keeps it', async () => {
  const me = await asleep()
  await night(months(suratBulan, 1))
  await night(months(suratBulan, 1 + suratKeduaHari))
  const { email } = (await db.row<{ email: string }>(sql`select email from users where user_id = ${me.user_id}`)) as {
    email: string
  }
  expect((await call(null, login, { body: { email, password: PASSWORD } })).status).toBe(200)
  await db.rows(sql`
    insert into jejak (nomor, dicatat, waktu, tindakan, objek, pelaku_id, dasar, jumlah, rantai)
    select coalesce(max(nomor), 0) + 1, ${clock()}, ${clock()}, 'masuk', 'akun', ${me.user_id}, 'milik_sendiri', 1, sha256('') from jejak`)
  await db.rows(sql`delete from auth_session where user_id = ${me.user_id}`)
  await night(months(bulan, 1))
  expect(await isErased(me.user_id)).toBe(false)
  expect(await db.rows(sql`select from akun_tidur where user_id = ${me.user_id}`)).toEqual([])
})

test('staff, people with a duty, people who are held and a mail that has not left: no account of these is erased', async () => {
  const [admin, onDuty, held, unsent] = [await asleep(1), await asleep(4), await asleep(), await asleep()]
  await db.rows(
    sql`insert into tugas (user_id, tugas, sejak, oleh) values (${onDuty.user_id}, 'loket', ${START}, ${admin.user_id})`,
  )
  await night(months(suratBulan, 1))
  await night(months(suratBulan, 1 + suratKeduaHari))
  await db.rows(sql`
    insert into permintaan (user_id, jenis, kanal, dicatat_oleh, diterima_pada, dicatat_pada, batas, diubah_oleh, diubah_pada)
    values (${held.user_id}, 'salinan', 'web', ${held.user_id}, ${clock()}, ${clock()}, ${clock()}::timestamptz + interval '72 hours', ${held.user_id}, ${clock()})`)
  await db.rows(sql`
    insert into surat (jenis, user_id, peristiwa_id, sejak, created_at) values ('akun_tidur', ${unsent.user_id}, 900001, 'infinity', ${clock()})`)
  at(months(bulan, 1).toISOString())
  await runRetensi({ db: service, seal, clock, log, jam: async () => clock() })
  for (const { user_id } of [admin, onDuty, held, unsent]) expect(await isErased(user_id)).toBe(false)
  expect(await mails(admin.user_id)).toBe(0)
  expect(await mails(onDuty.user_id)).toBe(0)
})

test('the author of a draft is told once that it will end', async () => {
  at(START.toISOString())
  const { jadwal_id, tenaga } = await make.booked(await make.person(5), { level_id: 3, status: 'disetujui' })
  await db.rows(sql`
    insert into rekam_draf (jadwal_id, jenis, isi, dasar_versi, revisi, diubah_pada)
    values (${jadwal_id}, 'lengkap', ${seal.seal(`rekam_draf.isi:${jadwal_id}:lengkap`, 'Konsep')}, 0, 1, ${clock()})`)
  const told = async () =>
    (await db.rows(sql`select from pemberitahuan where user_id = ${tenaga.user_id} and jenis = 'draf_berakhir'`)).length
  await night(months(0, 59))
  expect(await told()).toBe(0)
  for (const days of [69, 70]) await night(months(0, days))
  expect(await told()).toBe(1)
})
