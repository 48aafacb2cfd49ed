import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import sharp from 'sharp'
import sql, { join as joined, raw } from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { runCommand } from '../../../test/command.ts'
import { createDatabase } from '../../../test/database.ts'
import { makeDirectory } from '../../../test/directory.ts'
import { makeFactories } from '../../../test/factories.ts'
import { startRunning } from '../../../test/process.ts'
import { START } from '../../../test/server.ts'
import { listFeedbackByUser } from '../../care/feedback/feedback.store.ts'
import { listDraf, listRekam, putDraf } from '../../care/rekam/rekam.store.ts'
import { openNomor } from '../../people/user/nomor-bpjs.ts'
import { listPesan } from '../../talk/percakapan/percakapan.store.ts'
import { findBerkas, findIsi } from '../../talk/percakapan/pesan.store.ts'
import { fotoPostgres } from '../outside/foto-postgres.store.ts'
import { checkDataKey } from './data-key.store.ts'
import { connect } from './db.ts'
import { openKeyring, parseKeys } from './keyring.ts'
import { makeSeal, sealedColumns } from './seal.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 6)
afterAll(async () => {
  await db.close()
  await database.drop()
})

const everySealed = Object.entries(sealedColumns).flatMap(([table, columns]) =>
  columns.map((column) => sql`select ${raw(column)} as sealed from ${raw(table)}`),
)

/** Ids of the keys that encrypted at least one value. */
const keysInUse = async () => {
  const rows = await db.rows<{ key: string }>(sql`
    select distinct encode(substring(sealed from 2 for 4), 'hex') as key
    from (${joined(everySealed, ' union all ')}) everything where sealed is not null`)
  return rows.map(({ key }) => key)
}

/** Ids of the keys that the file holds, the active one first. */
const keysInFile = (dataDir: string) =>
  parseKeys(readFileSync(join(dataDir, 'data.key'), 'utf8')).map(({ id }) => id.toString('hex'))

test('keys are rotated while a server writes: nothing is lost, and nothing is left under the old key', async () => {
  const dataDir = makeDirectory()
  const env = { DATABASE_URL: database.serviceUrl, DATA_DIR: dataDir, APP_NOW: START.toISOString() }
  const server = await startRunning({ ...env, WEB_CONCURRENCY: '2' })
  const before = openKeyring(dataDir, null).active().id.toString('hex')
  const make = makeFactories(db, makeSeal(openKeyring(dataDir, null)), () => START)
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const ask = async (
    who: { token: string },
    { method, path }: { method: string; path: string },
    query: object,
    body?: object,
  ) => {
    const send = () =>
      fetch(`${server.url}${path}?${new URLSearchParams(query as Record<string, string>)}`, {
        method,
        headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    let response = await send()
    // A write that had to wait longer than the grace is refused and changes nothing; a client sends it again.
    while (response.status === 503) response = await send()
    return { status: response.status, data: ((await response.json()) as { data: { jadwal_id: number } }).data }
  }

  // Books, receives a reply, cancels and starts again, and reads everything in between, until `stop` is called.
  let rotating = true
  const statuses = new Set<number>()
  const expected = new Map<number, string>()
  const numbers = new Map<number, string>()
  let changes = 0
  async function write(n: number) {
    const patient = await make.person(5)
    const own = await make.sesi(tenaga.profesional_id, {
      sesi: n + 2,
      jam_mulai: `1${n}:00:00`,
      jam_selesai: `1${n}:30:00`,
    })
    for (let round = 0; rotating; round++) {
      const keluhan = `Keluhan ${n}.${round}`
      const booked = await ask(patient, api.bookKonsultasi, {}, askFor(own, { keluhan }))
      const query = { jadwalid: String(booked.data.jadwal_id) }
      const replied = await ask(tenaga, api.updateKonsultasi, query, {
        status: 'disetujui',
        initial_consult: `Balasan ${keluhan}`,
      })
      const cancelled = await ask(patient, api.cancelKonsultasi, query, { alasan: 'Sembuh' })
      const list = await ask(patient, api.listRiwayat, { limit: '5' })
      const no_bpjs = `739184600${n}${String(round).padStart(3, '0')}`
      const changed = await ask(patient, updateProfil, {}, { no_bpjs })
      for (const { status } of [booked, replied, cancelled, list, changed]) statuses.add(status)
      expected.set(booked.data.jadwal_id, keluhan)
      numbers.set(patient.user_id, no_bpjs)
      changes++
      await new Promise((resume) => setTimeout(resume, 20))
    }
  }
  const { jadwal_id: movedId } = await make.booked(await make.person(5))
  const sealed = makeSeal(openKeyring(dataDir, null)).seal(`konsultasi.pesan_pindah:${movedId}`, 'Mohon maaf')
  await db.rows(sql`update konsultasi set pesan_pindah = ${sealed} where jadwal_id = ${movedId}`)
  // A conversation with texts, pictures and PDFs, more than one batch of each.
  const talk = await make.booked(await make.person(5))
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const said = new Map<number, string>()
  const files: number[] = []
  for (let n = 0; n < 520; n++) {
    const berkas = n % 40 === 0 ? picture : n % 40 === 20 ? Buffer.from(`%PDF-1.7 hasil ${n}`) : undefined
    const of = { jadwal_id: talk.jadwal_id, pengirim_id: talk.tenaga.user_id }
    const id = await make.pesan(of, { pesan: `Pesan ${n}`, ...(berkas ? { berkas, nama: `hasil ${n}.png` } : {}) })
    said.set(id, `Pesan ${n}`)
    if (berkas) files.push(id)
  }
  const contents = async (seal: ReturnType<typeof makeSeal>) =>
    Promise.all(files.map(async (id) => [await findIsi(db, seal, id), await findBerkas(db, seal, id, 'kecil')]))
  const filesBefore = await contents(makeSeal(openKeyring(dataDir, null)))
  // Comments and photos, of photos more than one batch.
  const { user_id: author } = await make.person(5)
  const { jadwal_id: done, tenaga: seen } = await make.booked({ user_id: author }, { status: 'selesai' })
  await make.feedback({ jadwal_id: done, user_id: author, profesional_id: seen.profesional_id })
  const portraits = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { user_id } = await make.person(5)
      return { user_id, versi: await make.foto(user_id), ukuran: 512 }
    }),
  )
  const pictured = async (seal: ReturnType<typeof makeSeal>) => [
    await listFeedbackByUser(db, seal, author),
    await Promise.all(portraits.map((of) => fotoPostgres(seal).get(db, of))),
  ]
  const picturedBefore = await pictured(makeSeal(openKeyring(dataDir, null)))
  // Notes, more than one batch.
  const noted = await make.booked(await make.person(5), { level_id: 3 })
  for (let versi = 1; versi <= 510; versi++)
    await make.rekam(
      { jadwal_id: noted.jadwal_id, penulis_id: noted.tenaga.user_id },
      { versi, teks: `Catatan ${versi}`, alasan: versi > 1 ? `Alasan ${versi}` : null },
    )
  const draf = { jenis: 'lengkap', isi: 'Draf', dasar_versi: 0 } as const
  await putDraf(db, makeSeal(openKeyring(dataDir, null)), noted.jadwal_id, draf, START)
  const writers = [0, 1, 2].map(write)
  await ask(await make.person(5), api.bookKonsultasi, {}, askFor(session))
  const rotation = await runCommand('rotate-keys', { ...env, MIGRATE_DATABASE_URL: database.url })
  rotating = false
  await Promise.all(writers)
  const exit = await server.stop()

  expect(rotation).toMatchObject({ code: 0, err: '' })
  const after = openKeyring(dataDir, null)
  const active = after.active().id.toString('hex')
  expect(rotation.out).toMatch(new RegExp(`^encrypted [1-9]\\d* values with key ${active}$`))
  expect(active).not.toBe(before)
  expect(keysInFile(dataDir)).toEqual([active, before])
  expect(await keysInUse()).toEqual([active])
  expect(await db.rows(sql`select encode(key_id, 'hex') as key from data_key`)).toEqual([{ key: active }])
  expect([...statuses].sort()).toEqual([200, 201])
  expect(exit).toBe(0)

  const seal = makeSeal(after)
  // Every number, its digest under the active key, and a notice for each change but for none by the rotation.
  const people = await db.rows<{ user_id: number; no_bpjs_segel: Buffer; no_bpjs_sidik: Buffer }>(
    sql`select user_id, no_bpjs_segel, no_bpjs_sidik from users where no_bpjs_segel is not null`,
  )
  expect(people.length).toBeGreaterThan(numbers.size)
  for (const row of people) {
    const nomor = openNomor(seal, row) as string
    expect(nomor).toMatch(/^[0-9]{13}$/)
    expect(row.no_bpjs_sidik).toEqual(seal.fingerprint('users.no_bpjs', nomor))
    if (numbers.has(row.user_id)) expect(nomor).toBe(numbers.get(row.user_id))
  }
  const told = sql`
    select ((select count(*) from peristiwa where jenis = 'data_berubah')
      + (select count(*) from pemberitahuan where jenis = 'data_berubah'))::int as n`
  expect(await db.row(told)).toEqual({ n: changes })
  expect(await contents(seal)).toEqual(filesBefore)
  expect(filesBefore).toHaveLength(26)
  expect(await pictured(seal)).toEqual(picturedBefore)
  expect(picturedBefore).toEqual([
    [expect.objectContaining({ komentar: expect.stringMatching(/^Ramah/) })],
    portraits.map(() => expect.any(Buffer)),
  ])
  const notes = (await listRekam(db, noted.jadwal_id, ['terbatas'])).map(({ versi, isi, alasan }) => {
    const row = `${noted.jadwal_id}:terbatas:${versi}`
    const { teks } = JSON.parse(seal.open(`rekam.isi:${row}`, isi))
    return [versi, teks, alasan && seal.open(`rekam.alasan:${row}`, alasan)]
  })
  const written = Array.from({ length: 510 }, (_, n) => 510 - n)
  expect(notes).toEqual(written.map((versi) => [versi, `Catatan ${versi}`, versi > 1 ? `Alasan ${versi}` : null]))
  const [stored] = await listDraf(db, noted.jadwal_id)
  expect(seal.open(`rekam_draf.isi:${noted.jadwal_id}:lengkap`, stored?.isi as Buffer)).toBe('Draf')
  const messages = await listPesan(db, seal, [...said.keys()])
  expect(new Map(messages.map(({ id, pesan }) => [id, pesan]))).toEqual(said)
  const rows = await db.rows<{ jadwal_id: number; keluhan: Buffer; initial_consult: Buffer; alasan_batal: Buffer }>(sql`
    select jadwal_id, keluhan, initial_consult, alasan_batal from konsultasi where initial_consult is not null`)
  const moved = await db.row<{ pesan_pindah: Buffer }>(
    sql`select pesan_pindah from konsultasi where jadwal_id = ${movedId}`,
  )
  expect(seal.open(`konsultasi.pesan_pindah:${movedId}`, moved?.pesan_pindah as Buffer)).toBe('Mohon maaf')
  const opened = rows.map(
    (row) => [row.jadwal_id, seal.open(`konsultasi.keluhan:${row.jadwal_id}`, row.keluhan)] as const,
  )
  expect(new Map(opened)).toEqual(expected)
  for (const { jadwal_id, initial_consult, alasan_batal } of rows) {
    expect(seal.open(`konsultasi.initial_consult:${jadwal_id}`, initial_consult)).toBe(
      `Balasan ${expected.get(jadwal_id)}`,
    )
    expect(seal.open(`konsultasi.alasan_batal:${jadwal_id}`, alasan_batal)).toBe('Sembuh')
  }
})

test('a value that no key decrypts is reported and left unchanged, and its key stays in the file', async () => {
  const dataDir = makeDirectory()
  const own = await createDatabase(inject('template'))
  const db = connect(own.url, 2)
  const rotate = () => runCommand('rotate-keys', { DATABASE_URL: own.url, DATA_DIR: dataDir })
  try {
    await checkDataKey(db, openKeyring(dataDir, null), START)
    const make = makeFactories(db, makeSeal(openKeyring(dataDir, null)), () => START)
    const { jadwal_id } = await make.booked(await make.person(5))
    const damaged = sql`update konsultasi set keluhan = overlay(keluhan placing '\\x00'::bytea from octet_length(keluhan)) returning keluhan`
    const stored = await db.row(damaged)
    const [first] = keysInFile(dataDir)

    const rotation = await rotate()
    expect(rotation).toMatchObject({ code: 0, err: '' })
    expect(rotation.out).toContain('1 values cannot be decrypted with any key at hand and were left as they are:')
    expect(rotation.out).toContain(`konsultasi.keluhan:${jadwal_id} (key ${first})`)
    expect(await db.row(sql`select keluhan from konsultasi`)).toEqual(stored)
    const [second] = keysInFile(dataDir)
    expect(keysInFile(dataDir)).toEqual([second, first])

    // After the value is replaced, no value needs the first key.
    const again = makeSeal(openKeyring(dataDir, null)).seal(`konsultasi.keluhan:${jadwal_id}`, 'Pusing')
    await db.rows(sql`update konsultasi set keluhan = ${again} where jadwal_id = ${jadwal_id}`)
    await rotate()
    const [third] = keysInFile(dataDir)
    expect(keysInFile(dataDir)).toEqual([third, second])
  } finally {
    await db.close()
    await own.drop()
  }
})
