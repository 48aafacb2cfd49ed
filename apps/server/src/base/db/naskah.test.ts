import { naskahTexts } from '@sehati/contract/rights/naskah.texts'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { connect } from './db.ts'
import { migrate } from './migrate.ts'
import { sidikNaskah } from './naskah.store.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

const published = () =>
  db.rows<{ keperluan: string; versi: number }>(sql`
    select keperluan, versi, judul, pernyataan, bagian, encode(sidik, 'hex') as sidik from naskah order by keperluan, versi`)
const ofContract = Object.entries(naskahTexts)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([keperluan, versions]) =>
    versions.map((isi, at) => ({ keperluan, versi: at + 1, ...isi, sidik: sidikNaskah(isi) })),
  )

test('a new database has the notices of the contract, each with the SHA-256 of its canonical JSON', async () => {
  expect(await published()).toEqual(ofContract)
})

test('what was published is what people have agreed to: its digest is the one of that day', () => {
  expect(ofContract.map(({ keperluan, versi, sidik }) => `${keperluan} ${versi} ${sidik}`)).toMatchInlineSnapshot(`
    [
      "layanan 1 0888c8588ff4ced660eaba739276824ae6ae5ec9a32be8ac2f234fc7f1d53663",
      "pengingat_email 1 fa8b81f73e3574b7adbd98b8ff2dccc7037ebea38889456139b6f5c43f867a07",
      "psikologi 1 f24ac5c01239905d5216e28c754418a2459c4c8635ec59a794ab65aa898b06ce",
      "telemedisin 1 9b9dd27a5b92ffb0d72046cf9c4fa2f3b925cd2d6d6cf1afa5d37cf18d5dcf53",
    ]
  `)
})

/** As the owner of the tables, who alone can. */
const byOwner = (statement: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.rows(sql`alter table naskah disable trigger user`)
    await tx.rows(statement)
    await tx.rows(sql`alter table naskah enable trigger user`)
  })

test('a notice that an installed database does not have comes with the next `migrate`, and twice changes nothing', async () => {
  await byOwner(sql`delete from naskah where keperluan = 'psikologi'`)
  await migrate(database.url)
  await migrate(database.url)
  expect(await published()).toEqual(ofContract)
})

test('another wording of a published version is refused, and the published one stays', async () => {
  const lain = Buffer.alloc(32)
  await byOwner(sql`update naskah set sidik = ${lain} where keperluan = 'layanan'`)
  await expect(migrate(database.url)).rejects.toThrow(
    'the notice layanan, version 1, is published with another wording',
  )
  expect((await published()).filter(({ keperluan }) => keperluan === 'layanan')).toMatchObject([
    { versi: 1, sidik: lain.toString('hex') },
  ])
})

test.each([
  ['changed', sql`update naskah set judul = 'Lain'`],
  ['deleted', sql`delete from naskah`],
  ['truncated', sql`truncate naskah cascade`],
])('a published notice is not %s', async (_, statement) => {
  await expect(db.rows(statement)).rejects.toMatchObject({ constraint: 'naskah_tetap' })
})
