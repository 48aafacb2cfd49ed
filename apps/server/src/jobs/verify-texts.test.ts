import { randomBytes } from 'node:crypto'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/command.ts'
import { makeDarurat } from '../../test/darurat.ts'
import { makeNotes } from '../../test/rekam.ts'
import { startServer } from '../../test/server.ts'
import { kunciSidik, sidikBalasan } from '../consultation/konsultasi/sidik-balasan.ts'
import { foldJejak } from '../record/jejak/fold.act.ts'
import { periksaTeks } from './verify-texts.ts'

// Decision 60: a reply or a signed note that the owner of the database replaced is named, by its consultation.

const server = await startServer()
const { db, seal, url, dataKey, call } = server
const { konsultasi } = makeDarurat(server)
const notes = makeNotes(server)

/** As the owner of the database can, who also has the key. */
const alter = (statement: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.rows(sql`set local session_replication_role = replica`)
    await tx.rows(statement)
  })
const check = () => periksaTeks(db, () => seal)
const sealed = (jadwal_id: number, text: string) => seal.seal(`konsultasi.initial_consult:${jadwal_id}`, text)

/** A consultation with three versions of its reply, the first from before digests were recorded. */
async function replied() {
  const k = await konsultasi(3)
  const reply = (initial_consult: string) =>
    call(k.tenaga, updateKonsultasi, {
      query: { jadwalid: k.jadwal_id },
      body: { status: 'disetujui', initial_consult },
    })
  await reply('Istirahat')
  await reply('Istirahat, lalu olahraga')
  return { ...k, reply, changed: { jenis: 'balasan_berubah', jadwal_id: k.jadwal_id } }
}

test('what was written and signed is found whole, before and after its row was chained', async () => {
  const k = await replied()
  await notes.signed(k.tenaga, k.jadwal_id, 'terbatas', 'Klien tidur teratur')
  expect(await check()).toEqual([])
  await foldJejak(db)
  expect(await check()).toEqual([])
  // A status alone, and the same reply again, are no version.
  await k.reply('Istirahat, lalu olahraga')
  expect(await check()).toEqual([])
})

test('the digest in the trail says nothing without the key', async () => {
  const { jadwal_id } = await replied()
  const [row] = await db.rows<{ sidik: Buffer }>(sql`
    select sidik from jejak_baru where tindakan = 'balas' and objek_id = ${jadwal_id} order by baru_id`)
  const isi = { jadwal_id, versi: 2, teks: 'Istirahat' }
  expect(row?.sidik).toEqual(sidikBalasan(await kunciSidik(db, seal), isi))
  expect(row?.sidik).not.toEqual(sidikBalasan(randomBytes(32), isi))
})

test.each([
  [
    'the present reply has another text',
    (id: number) => sql`
    update konsultasi set initial_consult = ${sealed(id, 'Tidak perlu apa-apa')} where jadwal_id = ${id}`,
  ],
  [
    'an earlier version has another text',
    (id: number) => sql`
    update balasan_lama set isi = ${sealed(id, 'Minum obat')} where jadwal_id = ${id} and versi = 2`,
  ],
  ['an earlier version is gone', (id: number) => sql`delete from balasan_lama where jadwal_id = ${id} and versi = 2`],
  [
    'the reply is gone',
    (id: number) => sql`
    update konsultasi set initial_consult = null, versi_balasan = 0 where jadwal_id = ${id}`,
  ],
  [
    'a version was added',
    (id: number) => sql`
    insert into balasan_lama (jadwal_id, versi, isi) values (${id}, 9, ${sealed(id, 'Sisipan')})`,
  ],
  [
    'two versions were exchanged',
    (id: number) => sql`
    update konsultasi set initial_consult = ${sealed(id, 'Istirahat')} where jadwal_id = ${id}`,
  ],
  [
    'no key decrypts it',
    (id: number) => sql`
    update konsultasi set initial_consult = ${Buffer.concat([Buffer.of(1), randomBytes(60)])} where jadwal_id = ${id}`,
  ],
])('named where %s', async (_what, statement) => {
  const k = await replied()
  expect(await check()).not.toContainEqual(k.changed)
  await alter(statement(k.jadwal_id))
  expect(await check()).toContainEqual(k.changed)
})

test('the same text, encrypted again, is the same reply', async () => {
  const k = await replied()
  const text = sealed(k.jadwal_id, 'Istirahat, lalu olahraga')
  await alter(sql`update konsultasi set initial_consult = ${text} where jadwal_id = ${k.jadwal_id}`)
  expect(await check()).not.toContainEqual(k.changed)
})

test.each([
  ['has another author', (id: number, by: number) => sql`update rekam set penulis_id = ${by} where jadwal_id = ${id}`],
  ['is gone', (id: number) => sql`delete from rekam where jadwal_id = ${id}`],
  ['has another digest', (id: number) => sql`update rekam set sidik = ${randomBytes(32)} where jadwal_id = ${id}`],
])('a signed note that %s is named', async (_what, statement) => {
  const k = await konsultasi(3)
  await notes.signed(k.tenaga, k.jadwal_id, 'lengkap', 'Hanya untuk saya')
  const changed = { jenis: 'catatan_berubah', jadwal_id: k.jadwal_id }
  expect(await check()).not.toContainEqual(changed)
  await alter(statement(k.jadwal_id, k.patient.user_id))
  expect(await check()).toContainEqual(changed)
})

test('the command names the consultations, and no text; a rotation of keys changes nothing of it', async () => {
  await foldJejak(db)
  const periksa = (key: string) => runCommand('periksa-jejak', { DATABASE_URL: url, DATA_KEY: key })
  const before = await periksa(dataKey)
  const named = (await check()).map(({ jadwal_id }) => jadwal_id)
  expect(before.code).toBe(1)
  for (const jadwal_id of named) expect(before.err).toContain(`consultation ${jadwal_id}: `)
  expect(before.err).not.toMatch(/Tidak perlu|Minum obat|Sisipan|Hanya untuk saya/)
  // The key of another database finds nothing, and says so.
  expect((await periksa(randomBytes(32).toString('base64'))).err).toMatch(
    /the data key does not belong to this database/,
  )
  const fresh = randomBytes(32).toString('base64')
  const rotated = await runCommand('rotate-keys', { DATABASE_URL: url, DATA_KEY: `${fresh},${dataKey}` })
  expect(rotated.code).toBe(0)
  expect((await periksa(fresh)).err).toBe(before.err)
})
