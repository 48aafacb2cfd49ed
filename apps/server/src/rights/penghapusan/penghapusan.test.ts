import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { login, register } from '@sehati/contract/people/auth.endpoints'
import { register as registerData } from '@sehati/contract/record/pemrosesan.register'
import type { DataOrang } from '@sehati/contract/record/pemrosesan.rules'
import * as api from '@sehati/contract/rights/permintaan.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { plantAkun } from '../../../test/baris-akun.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { makePermintaan } from '../../../test/permintaan.ts'
import { plantRows } from '../../../test/salinan.ts'
import { makeVictims } from '../../../test/security/victims.ts'
import { START, startServer } from '../../../test/server.ts'
import { listKunci, milikDari } from '../data-saya/salinan.store.ts'
import { eraseDue } from './erase.act.ts'
import { signTautanHapus } from './tautan-hapus.ts'

const server = await startServer()
const { db, service, seal, call, make, at, clock } = server
const { victims } = makeVictims(server)
const { relay } = makeRelay(server)
const kunci = await listKunci(db)

type Who = { token: string; user_id: number }
const logged: object[] = []
const run = () => eraseDue({ db: service, seal, clock, log: { warn: (fields) => logged.push(fields) } })
const confirm = (token: string) => call(null, api.confirmHapus, { body: { token } })
async function linkOf(permintaan_id: number) {
  const row = await db.row<{ tanda: number }>(sql`
    select u.alamat_tanda as tanda from users u join permintaan p using (user_id) where permintaan_id = ${permintaan_id}`)
  return signTautanHapus(seal, { permintaan_id, tanda: row?.tanda as number })
}
/** A person asks, uses the link, and the day passes. */
async function erased(who: Who) {
  const permintaan_id = await makePermintaan(server, who, { jenis: 'penghapusan', password: PASSWORD })
  expect((await confirm(await linkOf(permintaan_id))).status).toBe(200)
  at(new Date(clock().getTime() + 24 * 3_600_000).toISOString())
  await run()
  return permintaan_id
}
const tables = Object.entries(registerData).flatMap(([tabel, entry]) =>
  entry.orang === null ? [] : [{ tabel, hapus: (entry as DataOrang).hapus }],
)
/** The rows of each table that belong to this person, as text. */
async function rowsOf(user_id: number) {
  const found: Record<string, string[]> = {}
  for (const { tabel } of tables)
    found[tabel] = (
      await db.rows<{ row: string }>(sql`
        select to_jsonb(t)::text as row from ${raw(tabel)} t where ${milikDari(kunci, tabel, user_id)} order by 1`)
    ).map(({ row }) => row)
  return found
}

const [one, other] = [await victims(3), await victims(3)]
for (const of of [one, other]) {
  await plantRows(server, of)
  await plantAkun(server, of)
}
const person = one.patient
const identity = await db.row<{ name: string; email: string; phone_number: string }>(sql`
  select name, email, phone_number from users where user_id = ${person.user_id}`)
const [before, beside] = [await rowsOf(person.user_id), await rowsOf(other.patient.user_id)]
await erased(person)
const after = await rowsOf(person.user_id)
const filled = (of: Record<string, string[]>, tabel: string) => (of[tabel] as string[]).length

test.each(tables.filter(({ hapus }) => hapus === 'hapus'))(
  'of $tabel nothing is left; of mails the one that says so',
  ({ tabel }) => {
    expect(filled(after, tabel)).toBe(tabel === 'surat' ? 1 : 0)
  },
)

test('each of these tables had rows before', () => {
  const empty = tables.filter(({ tabel, hapus }) => hapus === 'hapus' && filled(before, tabel) === 0)
  expect(empty.map(({ tabel }) => tabel)).toEqual([])
})

test.each(tables.filter(({ hapus, tabel }) => hapus === 'kunci' && tabel !== 'tempat'))(
  'of $tabel every row stays',
  ({ tabel }) => {
    expect(filled(after, tabel)).toBeGreaterThanOrEqual(filled(before, tabel))
  },
)

test('the log names the account, for a restore where no database is left', () => {
  expect(logged).toContainEqual({ event: 'account.erased', user_id: person.user_id })
})

test('of another person nothing changes', async () => {
  expect(await rowsOf(other.patient.user_id)).toEqual(beside)
})

test('no name, address, number or photo of the person is left in any table', async () => {
  const all = await db.rows<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const found: string[] = []
  for (const { name } of all) {
    const rows = await db.rows<{ text: string }>(sql`select t::text as text from ${raw(name)} t`)
    for (const { text } of rows)
      for (const word of [identity?.name, identity?.email, identity?.phone_number])
        if (word && text.includes(word)) found.push(`${name}: ${word}`)
  }
  expect(found).toEqual([])
})

test('whose the record is, is kept encrypted for 25 years after the last visit', async () => {
  const row = await db.row<{ isi: Buffer; simpan_sampai: string }>(sql`
    select isi, simpan_sampai::text from identitas_rekam where user_id = ${person.user_id}`)
  const kept = JSON.parse(seal.open(`identitas_rekam.isi:${person.user_id}`, row?.isi as Buffer))
  expect(kept).toMatchObject({ name: identity?.name, email: identity?.email })
  const last = await db.row<{ sampai: string }>(sql`
    select ((max(mulai) at time zone 'Asia/Jakarta')::date + interval '25 years')::date::text as sampai from konsultasi
    where user_id = ${person.user_id} and (status <> 'dibatalkan' or initial_consult is not null or tiba_pada is not null)`)
  expect(row?.simpan_sampai).toBe(last?.sampai)
})

test('the account opens no more, is not given back, and its address registers anew', async () => {
  const body = { email: identity?.email as string, password: PASSWORD }
  expect(await call(null, login, { body })).toMatchObject({ status: 401 })
  expect((await call(person, api.listPermintaanSaya)).status).toBe(401)
  const admin = await make.person(1)
  const back = { user_id: person.user_id, status_user: 'aktif' as const }
  expect(await call(admin, updateUser, { body: back })).toMatchObject({ status: 409, code: 'ACCOUNT_ERASED' })
  const isian = { name: 'Orang Baru', gender: 'perempuan', no_bpjs: '9990001112223', password_hash: PASSWORD }
  expect(await call(null, register, { body: { ...isian, email: body.email } })).toMatchObject({ status: 201 })
})

test('what lay ahead is cancelled, its professional is told, and its place is free', async () => {
  at(START.toISOString())
  const me = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(me, { status: 'disetujui', tanggal: '2026-11-26' })
  await erased(me)
  // A cancellation is told when it can no longer be taken back.
  at('2026-11-24T07:05:00+07:00')
  expect(await db.row(sql`select status, sebab_batal from konsultasi where jadwal_id = ${jadwal_id}`)).toEqual({
    status: 'dibatalkan',
    sebab_batal: 'pasien',
  })
  await relay()
  expect(
    await db.rows(sql`select from pemberitahuan where user_id = ${tenaga.user_id} and jenis = 'dibatalkan'`),
  ).toHaveLength(1)
  at(START.toISOString())
})

test('a consultation that never was keeps no complaint', async () => {
  const me = await make.person(5)
  const { jadwal_id } = await make.booked(me, { status: 'dibatalkan' })
  const held = await make.booked(me, { status: 'selesai', tanggal: '2026-11-20' })
  await erased(me)
  const complaint = async (id: number) => {
    const row = await db.row<{ keluhan: Buffer }>(sql`select keluhan from konsultasi where jadwal_id = ${id}`)
    return seal.open(`konsultasi.keluhan:${id}`, row?.keluhan as Buffer)
  }
  expect([await complaint(jadwal_id), await complaint(held.jadwal_id)]).toEqual(['-', 'Pusing'])
  at(START.toISOString())
})

test('a consultation that was cancelled after a message belongs to the record: its complaint stays, and whose it is', async () => {
  const me = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(me, { status: 'disetujui' })
  await make.pesan({ jadwal_id, pengirim_id: tenaga.user_id })
  expect((await call(me, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })).status).toBe(200)
  await erased(me)
  const row = await db.row<{ keluhan: Buffer }>(sql`select keluhan from konsultasi where jadwal_id = ${jadwal_id}`)
  expect(seal.open(`konsultasi.keluhan:${jadwal_id}`, row?.keluhan as Buffer)).toBe('Pusing')
  expect(await db.rows(sql`select from identitas_rekam where user_id = ${me.user_id}`)).toHaveLength(1)
  at(START.toISOString())
})

test('a confirmed erasure is taken back within the day, and then is not carried out', async () => {
  const me = await make.person(5)
  const id = await makePermintaan(server, me, { jenis: 'penghapusan', password: PASSWORD })
  const reply = await confirm(await linkOf(id))
  expect(reply.data).toEqual({ dilaksanakan_pada: '2026-11-24T07:00:00+07:00' })
  expect((await call(me, api.withdrawPermintaan, { query: { id } })).status).toBe(200)
  at('2026-11-25T07:00:00+07:00')
  await run()
  expect(await db.row(sql`select dihapus_pada from users where user_id = ${me.user_id}`)).toEqual({
    dihapus_pada: null,
  })
  at(START.toISOString())
})

test('without a confirmation nothing is erased; the link is good once, and not after the address changed', async () => {
  const [me, moved] = [await make.person(5), await make.person(5)]
  const id = await makePermintaan(server, me, { jenis: 'penghapusan', password: PASSWORD })
  const token = await linkOf(id)
  at('2026-11-25T07:00:00+07:00')
  await run()
  expect(await db.row(sql`select dihapus_pada from users where user_id = ${me.user_id}`)).toEqual({
    dihapus_pada: null,
  })
  expect((await confirm(token)).status).toBe(200)
  expect(await confirm(token)).toMatchObject({ status: 422, code: 'ERASURE_LINK_INVALID' })
  expect(await confirm('salah')).toMatchObject({ status: 422, code: 'ERASURE_LINK_INVALID' })
  const other = await linkOf(await makePermintaan(server, moved, { jenis: 'penghapusan', password: PASSWORD }))
  await db.rows(sql`update users set email = 'pindah.hapus@uji.test' where user_id = ${moved.user_id}`)
  expect(await confirm(other)).toMatchObject({ status: 422, code: 'ERASURE_LINK_INVALID' })
  at(START.toISOString())
})

test('several processes carry it out once, while the person books and signs in', async () => {
  const me = await make.person(5)
  const id = await makePermintaan(server, me, { jenis: 'penghapusan', password: PASSWORD })
  await confirm(await linkOf(id))
  const email = (await db.row<{ email: string }>(sql`select email from users where user_id = ${me.user_id}`))?.email
  at('2026-11-24T07:00:00+07:00')
  await Promise.all([
    run(),
    run(),
    run(),
    call(null, login, { body: { email: email as string, password: PASSWORD } }),
    make.booked(me, { tanggal: '2026-11-27' }).catch(() => null),
  ])
  await run()
  expect(await db.rows(sql`select from penghapusan where user_id = ${me.user_id}`)).toHaveLength(1)
  expect(
    await db.rows(
      sql`select from konsultasi where user_id = ${me.user_id} and status in ('diajukan', 'disetujui', 'menunggu')`,
    ),
  ).toEqual([])
  expect(await db.rows(sql`select from auth_session where user_id = ${me.user_id}`)).toEqual([])
  at(START.toISOString())
})

test('what stays, and why, is shown before', async () => {
  const { data } = await call(other.patient, api.previewHapus)
  expect(data).toContainEqual({ bagian: 'Akun', jumlah: 1, menjadi: 'samarkan' })
  expect(new Set(data.map(({ menjadi }: { menjadi: string }) => menjadi))).toEqual(
    new Set(['hapus', 'samarkan', 'kunci', 'simpan']),
  )
})

test('accounts of staff are not erased', async () => {
  const { tenaga } = other
  const body = { jenis: 'penghapusan', password: PASSWORD } as const
  expect(await call(tenaga, api.insertPermintaan, { body })).toMatchObject({ status: 409, code: 'ERASURE_STAFF' })
})

test('the wrong password asks for nothing', async () => {
  const me = await make.person(5)
  const reply = await call(me, api.insertPermintaan, { body: { jenis: 'penghapusan', password: 'bukan ini' } })
  expect(reply).toMatchObject({ status: 422, code: 'PASSWORD_WRONG' })
  expect((await call(me, api.listPermintaanSaya)).data).toEqual([])
})
