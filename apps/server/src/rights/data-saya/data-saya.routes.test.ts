import { PassThrough } from 'node:stream'
import { KUOTA_SALINAN } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import { salinDataSaya } from '@sehati/contract/rights/data-saya.endpoints'
import { bagianSalinan, salinanTexts } from '@sehati/contract/rights/salinan.texts'
import sql, { empty, raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { plantRows, salin } from '../../../test/salinan.ts'
import { plantBeside } from '../../../test/security/beside.ts'
import { makeVictims } from '../../../test/security/victims.ts'
import { startServer } from '../../../test/server.ts'
import { placeIn } from '../../base/db/reseal.store.ts'
import type { Place } from '../../base/db/seal.ts'
import { isTersegel, listBarisSalinan, listKunci, milikDari, rujukan } from './salinan.store.ts'

const stream = new PassThrough()
const log: string[] = []
stream.on('data', (chunk) => log.push(String(chunk)))
const server = await startServer({ logger: { level: 'trace', stream } })
const { db, make, call, seal, at } = server

const { victims } = makeVictims(server)
const [first, second] = [await victims(3), await victims(3)]
const { waiting, answered } = await plantBeside(server)
for (const of of [first, second]) await plantRows(server, of)
const people = { first: first.patient, second: second.patient, waiting, answered, tenaga: first.tenaga }
type Who = keyof typeof people
const everyone = Object.keys(people) as Who[]
const kunci = await listKunci(db)

/** One word for each person and encrypted column, in every row that the register says is theirs. */
const canary = (who: Who, kolom: string) => `kenari-${who}-${kolom}-`
const planted = new Map<Who, string[]>()
for (const who of everyone) {
  const { user_id } = people[who]
  for (const { tabel, kolom } of bagianSalinan)
    for (const nama of Object.keys(kolom)) {
      // Notes are signed: changed ones are not shown.
      if (!isTersegel(tabel, nama) || ['rekam', 'skrining', 'users'].includes(tabel)) continue
      const [id] = kunci.get(tabel) as readonly string[]
      const rows = await db.rows<{ id: number; place: Place }>(sql`
        select t.${raw(id as string)} as id, ${placeIn(tabel, nama)} as place from ${raw(tabel)} t
        where t.${raw(nama)} is not null and ${milikDari(kunci, tabel, user_id)}`)
      await db.transaction(async (tx) => {
        await tx.rows(sql`set local session_replication_role = replica`)
        for (const row of rows)
          await tx.rows(sql`update ${raw(tabel)} set ${raw(nama)} = ${seal.seal(row.place, canary(who, nama))}
            where ${raw(id as string)} = ${row.id}`)
      })
      if (rows.length > 0) planted.set(who, [...(planted.get(who) ?? []), canary(who, nama)])
    }
}

const rowsOf = async (tabel: string, user_id: number) => {
  const bagian = bagianSalinan.find((one) => one.tabel === tabel) as (typeof bagianSalinan)[number]
  const found = []
  for (let after: readonly string[] | null = null; ; ) {
    const rows = await listBarisSalinan(db, bagian, { kunci, user_id, after })
    const last = rows.at(-1)
    if (!last) return found
    found.push(...rows)
    after = last.kunci
  }
}

const users = await db.rows<{ user_id: number }>(sql`select user_id from users order by user_id`)
/** Rows of the trail about many people, which are in no copy. */
const ofMany = (tabel: string) => (tabel.startsWith('jejak') ? sql`where subjek_id is not null` : empty)

test.each(bagianSalinan.map(({ tabel }) => tabel))(
  'each row of %s is in the copy of exactly one person',
  async (tabel) => {
    const ids: string[] = []
    for (const { user_id } of users) ids.push(...(await rowsOf(tabel, user_id)).map((row) => row.kunci.join()))
    const stored = await db.rows(sql`select from ${raw(tabel)} ${ofMany(tabel)}`)
    expect(ids.length).toBeGreaterThan(0)
    expect([new Set(ids).size, ids.length]).toEqual([stored.length, stored.length])
  },
)

test('each column of the copy that refers to an account or a professional is replaced by a name', async () => {
  const referring = await db.rows<{ tabel: string; kolom: string }>(sql`
    select c.conrelid::regclass::text as tabel, a.attname::text as kolom
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and c.confrelid in ('users'::regclass, 'tenaga_profesional'::regclass)`)
  const copied = referring.filter(({ tabel, kolom }) =>
    bagianSalinan.some((b) => b.tabel === tabel && kolom in b.kolom),
  )
  expect(copied.length).toBeGreaterThan(20)
  expect(copied.filter(({ kolom }) => !rujukan[kolom])).toEqual([])
})

const copies = new Map<Who, Awaited<ReturnType<typeof salin>>>()
for (const who of everyone) copies.set(who, await salin(server, people[who]))
const copyOf = (who: Who) => copies.get(who) as Awaited<ReturnType<typeof salin>>

test.each(everyone)('the copy of %s has each of their rows and words, and nothing of the others', async (who) => {
  const { data, everything } = copyOf(who)
  for (const { tabel } of bagianSalinan) {
    const rows = await rowsOf(tabel, people[who].user_id)
    // Copying has added rows to the trail, and unreleased notes are left out.
    if (tabel.startsWith('jejak') || tabel === 'rekam') continue
    expect([tabel, data.bagian[tabel]?.length]).toEqual([tabel, rows.length])
  }
  expect((planted.get(who) ?? []).filter((word) => !everything.includes(word))).toEqual([])
  for (const other of everyone.filter((one) => one !== who)) {
    const { email, token } = people[other]
    expect([`kenari-${other}-`, email, token].filter((word) => everything.includes(word))).toEqual([])
  }
  expect(everything.match(/argon2|_hash/g)).toBeNull()
})

test('people read their own address and number, and of others names alone', async () => {
  const { data } = copyOf('first')
  const bidang = await db.row<{ nama: string }>(sql`
    select nama_spesialisasi as nama from spesialisasi join tenaga_profesional using (spesialisasi_id)
    where profesional_id = ${first.tenaga.profesional_id}`)
  const [akun] = data.bagian.users as [Record<string, unknown>]
  expect(akun).toMatchObject({ name: first.patient.name, email: first.patient.email, level_id: 'user' })
  expect(akun.no_bpjs_segel).toMatch(/^44660011/)
  const [visit] = data.bagian.konsultasi as [Record<string, unknown>]
  expect(visit.profesional_id).toBe(`${first.tenaga.name} (${bidang?.nama})`)
  const senders = (data.bagian.percakapan ?? []).map(({ pengirim_id }) => pengirim_id)
  expect(senders).toEqual([salinanTexts.anda, visit.profesional_id])
})

test('notes leave when they were released; others are named', () => {
  const { data, page, everything } = copyOf('first')
  expect(data.bagian.rekam).toEqual([expect.objectContaining({ jenis: 'terbatas', isi: 'kenariterbatas' })])
  expect(everything).not.toMatch(/kenarilengkap|kenarikoreksi|kenaridraf/)
  const sentence = { bagian: salinanTexts.catatanPsikolog, alasan: salinanTexts.sebagian }
  expect(data.tidak_disertakan).toContainEqual(sentence)
  expect(page).toContain(salinanTexts.sebagian)
  expect(copyOf('tenaga').data.tidak_disertakan).not.toContainEqual(sentence)
  expect(copyOf('answered').everything).not.toMatch(/-catatan-|kenaricatatan|kenaritinjau/)
})

test('the page stands by itself: every part by its name, no script, nothing to fetch, markup as text', async () => {
  const { page, files, data } = copyOf('waiting')
  expect(data.nomor_rekam).toMatch(/^RM-\d{8,}-\d$/)
  expect(page).toContain(`${salinanTexts.nomorRekam} ${data.nomor_rekam}`)
  for (const { judul } of bagianSalinan) expect(page).toContain(`>${judul}</h2>`)
  expect(page).not.toMatch(/<script|<img|<link|https?:/)
  const berkas = [...copyOf('first').page.matchAll(/href="((?:lampiran|foto)\/[^"]+)"/g)].map(
    ([, nama]) => nama as string,
  )
  expect(berkas.length).toBeGreaterThan(2)
  for (const nama of berkas) expect(copyOf('first').files[nama]?.length).toBeGreaterThan(0)
  expect(Object.keys(files).slice(0, 2)).toEqual(['BACA-SAYA.html', 'data.json'])
  const odd = await make.person(5, { name: '<b>Ani</b> & "x"' })
  expect((await salin(server, odd)).page).toContain('&lt;b&gt;Ani&lt;/b&gt; &amp; &quot;x&quot;')
})

test('is a download that no cache keeps, recorded in the own trail, and leaves no word in the log', async () => {
  const { reply } = copyOf('second')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="data-saya-2026-11-23.zip"',
    'cache-control': 'no-store',
  })
  const rows = await db.rows(sql`
    select subjek_id, dasar, request_id from jejak_baru
    where tindakan = 'ekspor' and objek = 'salinan_data' and pelaku_id = ${second.patient.user_id}`)
  const subjek_id = second.patient.user_id
  expect(rows).toEqual([{ subjek_id, dasar: 'milik_sendiri', request_id: reply.headers['x-request-id'] }])
  expect(log.join('')).toContain('data.copy')
  expect(log.join('')).not.toMatch(/kenari/)
})

test('needs the own password', async () => {
  const who = await make.person(5)
  const wrong = await call(who, salinDataSaya, { body: { password: 'bukan ini' } })
  expect(wrong).toMatchObject({ status: 422, code: 'PASSWORD_WRONG', errors: [{ field: 'password' }] })
  expect(await call(who, salinDataSaya, { body: {} })).toMatchObject({ status: 422, errors: [{ field: 'password' }] })
  expect(await db.rows(sql`select from jejak_baru where pelaku_id = ${who.user_id} and tindakan = 'ekspor'`)).toEqual(
    [],
  )
})

test('is made five times in 24 hours, and again a day later', async () => {
  const who = await make.person(5)
  const ask = () => call(who, salinDataSaya, { body: { password: PASSWORD } })
  for (let n = 0; n < KUOTA_SALINAN; n++) expect((await ask()).status).toBe(200)
  const { isi, status } = messages.COPY_QUOTA
  expect(await ask()).toMatchObject({ status, code: 'COPY_QUOTA', message: isi })
  at('2026-11-24T07:00:01+07:00')
  expect((await ask()).status).toBe(200)
})

test('is made once at a time for a person, while others get theirs', async () => {
  const [who, other] = [await make.person(5), await make.person(5)]
  const ask = (one = who) => call(one, salinDataSaya, { body: { password: PASSWORD } })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const blocked = Promise.withResolvers<void>()
  const blocking = db.transaction(async (tx) => {
    await tx.rows(sql`lock table templat in access exclusive mode`)
    blocked.resolve()
    await held
  })
  await blocked.promise
  const both = [ask(), ask()]
  const first = await Promise.race(both)
  const theirs = ask(other)
  release()
  await blocking
  expect(first).toMatchObject({ status: 409, code: 'COPY_RUNNING' })
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await theirs).status).toBe(200)
  expect((await ask()).status).toBe(200)
})
