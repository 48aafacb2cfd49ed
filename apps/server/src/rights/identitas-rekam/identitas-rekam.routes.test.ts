import * as api from '@sehati/contract/rights/identitas-rekam.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { makeTerhapus } from '../../../test/terhapus.ts'

const server = await startServer()
const { call, make, db, service, at, rewind, clock, seal } = server
type Who = { token: string; user_id: number }
const alasan = 'Perintah pengadilan negeri nomor 12'

async function petugas() {
  const who = await make.person(1)
  await make.tugas(who.user_id, 'petugas_data')
  return who
}
const ask = (who: Who, user_id: number) => call(who, api.insertBukaIdentitas, { body: { user_id, alasan } })
const decide = (who: Who, id: number, setuju = true) =>
  call(who, api.putPutusanIdentitas, { query: { id }, body: { setuju } })
const read = (who: Who, id: number) => call(who, api.getIsiIdentitas, { query: { id } })
const rowOf = async (who: Who, user_id: number) =>
  (await call(who, api.listIdentitasRekam, { query: { user_id } })).data[0]
async function asked(who: Who) {
  const person = await makeTerhapus(server)
  expect((await ask(who, person.user_id)).status).toBe(201)
  return { person, id: (await rowOf(who, person.user_id)).bukaan.buka_id as number }
}
const trail = async (user_id: number, tindakan: string) =>
  db.rows(sql`
    select pelaku_id from jejak_baru where objek = 'identitas_rekam' and subjek_id = ${user_id} and tindakan = ${tindakan}
    union all select pelaku_id from jejak where objek = 'identitas_rekam' and subjek_id = ${user_id} and tindakan = ${tindakan}`)
const [one, other] = [await petugas(), await petugas()]

test('one officer asks, another agrees, and only the one who asked reads it, for half an hour, each read recorded', async () => {
  const { person, id } = await asked(one)
  expect(await rowOf(other, person.user_id)).toMatchObject({
    bukaan: { keadaan: 'menunggu', alasan, milik_saya: false, pemutus: null },
  })
  expect(await read(one, id)).toMatchObject({ status: 409, code: 'IDENTITY_CLOSED' })
  expect((await decide(other, id)).status).toBe(200)
  expect(await read(one, id)).toMatchObject({
    status: 200,
    data: { name: person.name, email: person.email, berakhir_pada: '2026-11-23T07:30:00+07:00' },
  })
  expect(await read(other, id)).toMatchObject({ status: 409, code: 'IDENTITY_CLOSED' })
  at('2026-11-23T07:30:00+07:00')
  expect(await read(one, id)).toMatchObject({ status: 409, code: 'IDENTITY_CLOSED' })
  expect(await rowOf(one, person.user_id)).toMatchObject({ bukaan: { keadaan: 'berakhir', milik_saya: true } })
  rewind()
  const acts = ['minta_identitas', 'putus_identitas', 'lihat']
  const recorded = await Promise.all(acts.map((tindakan) => trail(person.user_id, tindakan)))
  expect(recorded).toEqual([[{ pelaku_id: one.user_id }], [{ pelaku_id: other.user_id }], [{ pelaku_id: one.user_id }]])
})

test('the list says of no account whose record it is', async () => {
  const { person } = await asked(one)
  const { raw } = await call(one, api.listIdentitasRekam, {})
  expect(raw.toString()).toContain(`"user_id":${person.user_id}`)
  expect(raw.toString()).not.toContain(person.name)
  expect(raw.toString()).not.toContain(person.email)
})

test('no one decides about what they asked for; what was decided stays, and can be asked for again', async () => {
  const { person, id } = await asked(one)
  expect(await decide(one, id)).toMatchObject({ status: 409, code: 'SELF_REVIEW' })
  expect(await ask(other, person.user_id)).toMatchObject({ status: 409, code: 'IDENTITY_ASKED' })
  expect((await decide(other, id, false)).status).toBe(200)
  expect(await decide(other, id)).toMatchObject({ status: 409, code: 'IDENTITY_DECIDED' })
  expect(await read(one, id)).toMatchObject({ code: 'IDENTITY_CLOSED' })
  expect(await rowOf(one, person.user_id)).toMatchObject({ bukaan: { keadaan: 'ditolak', berakhir_pada: null } })
  expect((await ask(one, person.user_id)).status).toBe(201)
})

test('an account without a kept identity, and a short reason, are refused', async () => {
  const { user_id } = await make.person(5)
  expect(await ask(one, user_id)).toMatchObject({ status: 404, code: 'IDENTITY_UNKNOWN' })
  const body = { user_id: (await makeTerhapus(server)).user_id, alasan: 'perlu' }
  expect(await call(one, api.insertBukaIdentitas, { body })).toMatchObject({ status: 422 })
})

test('an admin without the duty neither asks nor decides while several accounts have it', async () => {
  const admin = await make.person(1)
  const { person, id } = await asked(one)
  expect((await ask(admin, person.user_id)).status).toBe(403)
  expect((await decide(admin, id)).status).toBe(403)
})

test('an account that the one who asked has made, or whose password they set, does not decide', async () => {
  const { id } = await asked(one)
  const made = await petugas()
  await db.rows(sql`
    update users set dibuat_oleh = ${one.user_id}, created_at = ${clock()} where user_id = ${made.user_id}`)
  expect(await decide(made, id)).toMatchObject({ status: 409, code: 'IDENTITY_SECOND' })
  const set = await petugas()
  await db.rows(sql`update users set password_oleh = ${one.user_id} where user_id = ${set.user_id}`)
  const known = { ...set, token: await make.signIn(set.user_id) }
  expect(await decide(known, id)).toMatchObject({ code: 'TEXT_CLOSED' })
  expect(await ask(known, (await makeTerhapus(server)).user_id)).toMatchObject({ code: 'TEXT_CLOSED' })
})

test('the database itself lets no one agree to what they asked for, and changes and deletes nothing', async () => {
  const { id } = await asked(one)
  const until = new Date(clock().getTime() + 30 * 60_000)
  const agree = (oleh: number, end: Date) =>
    service.rows(sql`
      update buka_identitas set diputus_oleh = ${oleh}, diputus_pada = ${clock()}, setuju = true, berakhir_pada = ${end}
      where buka_id = ${id}`)
  await expect(agree(one.user_id, until)).rejects.toMatchObject({ code: '23514' })
  await expect(agree((await make.person(5)).user_id, until)).rejects.toMatchObject({
    constraint: 'buka_identitas_pemutus',
  })
  await expect(agree(other.user_id, new Date(until.getTime() + 1))).rejects.toMatchObject({
    constraint: 'buka_identitas_singkat',
  })
  await agree(other.user_id, until)
  await expect(
    db.rows(sql`update buka_identitas set setuju = false, berakhir_pada = null where buka_id = ${id}`),
  ).rejects.toMatchObject({ constraint: 'buka_identitas_tetap' })
  const words = seal.seal(`buka_identitas.alasan:${id}`, 'lain')
  await expect(db.rows(sql`update buka_identitas set alasan = ${words} where buka_id = ${id}`)).rejects.toMatchObject({
    constraint: 'buka_identitas_tetap',
  })
  await expect(db.rows(sql`delete from buka_identitas where buka_id = ${id}`)).rejects.toMatchObject({
    constraint: 'buka_identitas_tetap',
  })
})

test('of two decisions at once one counts', async () => {
  const { id } = await asked(one)
  const replies = await Promise.all([decide(other, id), decide(other, id, false)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})
