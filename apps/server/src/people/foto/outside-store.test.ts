import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getFoto, putFoto, removeFoto } from '@sehati/contract/people/foto.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeDirectory } from '../../../test/directory.ts'
import { halves } from '../../../test/picture.ts'
import { startServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'
import type { FotoStore } from '../../base/outside/foto-store.ts'

// A store outside the database's transactions, as an object store is.
const home = makeDirectory()
const folderOf = (user_id: number) => join(home, String(user_id))
const versionsOf = (user_id: number) => (existsSync(folderOf(user_id)) ? readdirSync(folderOf(user_id)) : [])
const inFolders: FotoStore = {
  async put(_db, { user_id, versi }, gambar) {
    mkdirSync(join(folderOf(user_id), versi), { recursive: true })
    for (const { ukuran, isi } of gambar) writeFileSync(join(folderOf(user_id), versi, String(ukuran)), isi)
  },
  async get(_db, { user_id, versi, ukuran }) {
    const file = join(folderOf(user_id), versi, String(ukuran))
    return existsSync(file) ? readFileSync(file) : null
  },
  async remove(_db, user_id, except) {
    for (const versi of versionsOf(user_id))
      if (versi !== except) rmSync(join(folderOf(user_id), versi), { recursive: true })
  },
}

const { db, make, call } = await startServer({ fotoStore: inFolders })
const photo = await (await halves({ width: 300, height: 300 })).jpeg().toBuffer()
const put = async (who: { token: string }) => call(who, putFoto, await formOf(photo))
const see = async (who: { token: string; user_id: number }) =>
  (await call(who, getFoto, { query: { id: who.user_id } })).status

// Fails at the commit, after everything else.
await db.rows(sql`
  create function gagal() returns trigger language plpgsql as $$
    begin raise exception 'refused at the commit' using errcode = 'restrict_violation'; end $$`)
await db.rows(sql`
  create constraint trigger gagal after update on users deferrable initially deferred for each row
  when (new.country = 'Gagal') execute function gagal()`)
const failing = (user_id: number) =>
  db.transaction(async (tx) => {
    await tx.rows(sql`alter table users disable trigger gagal`)
    await tx.rows(sql`update users set country = 'Gagal' where user_id = ${user_id}`)
    await tx.rows(sql`alter table users enable trigger gagal`)
  })

test('a change that is rolled back leaves the previous photo in place', async () => {
  const me = await make.person(5)
  expect((await put(me)).status).toBe(200)
  const before = versionsOf(me.user_id)
  await failing(me.user_id)
  expect((await put(me)).status).toBe(500)
  expect((await call(me, removeFoto)).status).toBe(500)
  expect(versionsOf(me.user_id)).toEqual(expect.arrayContaining(before))
  expect(await see(me)).toBe(200)
})

test('a photo that is replaced leaves one version, also after two uploads at once and after a failed one', async () => {
  const me = await make.person(5)
  mkdirSync(join(folderOf(me.user_id), 'left-by-a-crash'), { recursive: true })
  const replies = await Promise.all([put(me), put(me), put(me)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(versionsOf(me.user_id)).toHaveLength(1)
  expect(await see(me)).toBe(200)
  expect((await call(me, removeFoto)).status).toBe(200)
  expect(versionsOf(me.user_id)).toEqual([])
})
