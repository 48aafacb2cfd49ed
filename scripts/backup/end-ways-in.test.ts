import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { register } from '@sehati/contract/record/pemrosesan.register'
import { fillClinic } from '@sehati/testkit/clinic/plans'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../../apps/server/src/base/db/migrate.ts'
import { createDatabase } from '../../apps/server/test/database.ts'
import { ensureServiceRole, SERVICE_ROLE } from '../../apps/server/test/service-role.ts'
import { makeBackup } from './backup.ts'
import { waysIn } from './end-ways-in.ts'
import { restoreBackup } from './restore.ts'

const [KEY, VAPID] = [crypto.randomBytes(32).toString('base64'), crypto.randomBytes(32).toString('base64url')]
const identity = await generateX25519Identity()
const recipients = [await identityToRecipient(identity)]
const quiet = { say: () => {}, signal: new AbortController().signal }
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-ways-test-'))

async function within<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

/** What opens an account or follows it, of the person with this id. */
const ways = (id: string) => `
  insert into perangkat_token (user_id, nomor, token_hash, berlaku_sampai) values (${id}, 1, sha256('p'), now() + interval '1 day');
  insert into auth_session (token_hash, user_id, created_at, last_used_at) values (sha256('s'), ${id}, now(), now());
  insert into langganan_push (endpoint_hash, user_id, sesi_id, nomor, isi, dibuat)
    select sha256('e'), ${id}, sesi_id, 1, '\\x01'::bytea || (select key_id from data_key limit 1) || repeat('x', 30)::bytea, now() from auth_session;
  insert into kiriman_push (langganan_id, jenis, peristiwa_id, sejak, dibuat) select langganan_id, 'balasan', 1, now(), now() from langganan_push;
  insert into reset_password (token_hash, user_id, expires_at) values (sha256('r'), ${id}, now() + interval '1 day');
  insert into ganti_email (user_id, email, sesi_hash, berlaku_sampai) values (${id}, 'lain@latihan.test', sha256('s'), now() + interval '1 day');
  insert into tautan_email (token_hash, user_id) values (sha256('m'), ${id});
  insert into tautan_verifikasi (token_hash, user_id, berlaku_sampai) values (sha256('v'), ${id}, now() + interval '1 day');
  insert into kalender_langganan (user_id, token_hash, created_at) values (${id}, sha256('k'), now());
  insert into tiket_kedua (token_hash, user_id, berlaku_sampai) values (sha256('2'), ${id}, now() + interval '1 day');
  insert into tantangan (tantangan_hash, user_id, berlaku_sampai) values (sha256('t'), ${id}, now() + interval '1 day');
  insert into kunci_api (nama, kunci_hash, lingkup, oleh, dibuat, kedaluwarsa)
    values ('Portal kampus', sha256('a'), '{fhir/Patient.read}', ${id}, now(), now() + interval '1 day');
  insert into webhook (alamat, rahasia, jenis, aktif, oleh, dibuat)
    select 'https://it.kampus.example/', '\\x01'::bytea || (select key_id from data_key limit 1) || repeat('x', 30)::bytea, '{konsultasi.selesai}', true, ${id}, now();
  insert into surat (jenis, user_id, peristiwa_id, created_at, sejak) values ('reset', ${id}, 7, now(), now());
  insert into peristiwa (jenis, user_id, sejak) values ('reset', ${id}, now())`

test('a restore ends what opens an account without its password, and says which accounts of staff it turned back', async () => {
  const was = await createDatabase('template0')
  const said: string[] = []
  let kept: string | null = null
  try {
    await ensureServiceRole(was.url)
    await migrate(was.url, SERVICE_ROLE)
    const one = `(select min(user_id) from users where level_id = 5)`
    const staff = await within(was.url, async (db) => {
      await fillClinic(db, 5, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g')
      await db.query(`insert into data_key values ('\\x01020304', now())`)
      await db.query(`insert into surat (jenis, user_id, peristiwa_id, created_at, sejak)
        select 'pengajuan', min(user_id), 1, now(), now() from users`)
      await db.query(ways(one))
      await db.query(`update users set password_hash = '$argon2id$belum-ada' where user_id = (select max(user_id) from users where level_id = 5);
        insert into undangan select user_id, 8, now(), now() + interval '1 day' from users where password_hash = '$argon2id$belum-ada';
        insert into tautan_undangan select sha256('u'), user_id from undangan;
        insert into tugas select min(user_id), 'peninjau', now(), min(user_id) from users where level_id in (2, 3)`)
      const found = await db.query<{ user_id: number; email: string }>(
        `select user_id, email from users where level_id in (2, 3) order by user_id`,
      )
      return found.rows
    })
    const made = await makeBackup({
      url: was.url,
      keys: KEY,
      vapid: VAPID,
      recipients,
      folder: path.join(home, 'ways'),
      ...quiet,
    })
    const [dismissed, reset, moved, same] = staff.map(({ user_id }) => user_id)
    await within(was.url, (db) =>
      db.query(`update users set status_user = 'nonaktif' where user_id = ${dismissed};
        update users set password_hash = '$argon2id$lain' where user_id = ${reset};
        update users set email = 'pindah@latihan.test' where user_id = ${moved}`),
    )
    const order = {
      url: was.url,
      service: SERVICE_ROLE,
      dataDir: path.join(home, 'data'),
      file: made.file,
      identities: [identity],
    }
    const say = (line: string) => void said.push(line)
    kept = (await restoreBackup({ ...order, ...quiet, replace: was.name, say })).kept
    await within(was.url, async (db) => {
      for (const table of waysIn) expect([table, (await db.query(`select from ${table}`)).rowCount]).toEqual([table, 0])
      const keys = await db.query(`select dicabut is not null as ended from kunci_api`)
      expect(keys.rows).toEqual([{ ended: true }])
      const hooks = await db.query(`select aktif, mati_sejak is not null as dated from webhook`)
      expect(hooks.rows).toEqual([{ aktif: false, dated: true }])
      const waiting = await db.query(
        `select jenis from surat where status = 'antre' union all select jenis from peristiwa where jenis = 'reset'`,
      )
      expect(waiting.rows).toEqual([{ jenis: 'pengajuan' }])
      const marks = await db.query(`select from users where alamat_tanda = 0`)
      expect(marks.rowCount).toBe(0)
    })
    const lineOf = (id: number | undefined) => said.find((line) => line.includes(`account ${id},`))
    expect(lineOf(dismissed)).toMatch(/aktif again, was nonaktif; duty again: peninjau/)
    expect(lineOf(reset)).toMatch(/: an earlier password$/)
    expect(lineOf(moved)).toMatch(/: an earlier e-mail, was pindah@latihan.test$/)
    expect(lineOf(same)).toBeUndefined()
    expect(said.join()).not.toContain('argon2id')
  } finally {
    const postgres = Object.assign(new URL(was.url), { pathname: '/postgres' }).toString()
    await was.drop()
    if (kept) await within(postgres, (db) => db.query(`drop database "${kept}" with (force)`))
    fs.rmSync(home, { recursive: true, force: true })
  }
})

test('every table with the digest of a token is among those that a restore ends', () => {
  const digests = ['token_hash', 'endpoint_hash', 'sesi_hash']
  const tables = Object.entries(register).filter(([, { kolom }]) =>
    ('rahasia' in kolom ? (kolom.rahasia as readonly string[]) : []).some((name) => digests.includes(name)),
  )
  expect(tables.length).toBeGreaterThan(7)
  expect(tables.map(([name]) => name).filter((name) => !waysIn.some((way) => way === name))).toEqual([])
})
