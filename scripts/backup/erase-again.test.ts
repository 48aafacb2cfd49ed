import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fillClinic } from '@sehati/testkit/clinic/plans'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { connect, type Db } from '../../apps/server/src/base/db/db.ts'
import { parseKeys } from '../../apps/server/src/base/db/keyring.ts'
import { migrate } from '../../apps/server/src/base/db/migrate.ts'
import { makeSeal } from '../../apps/server/src/base/db/seal.ts'
import { eraseAccount } from '../../apps/server/src/rights/penghapusan/erase.act.ts'
import { createDatabase } from '../../apps/server/test/database.ts'
import { ensureServiceRole, SERVICE_ROLE } from '../../apps/server/test/service-role.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const [KEY, VAPID] = [crypto.randomBytes(32).toString('base64'), crypto.randomBytes(32).toString('base64url')]
const [key] = parseKeys(KEY) as [ReturnType<typeof parseKeys>[0]]
const seal = makeSeal({ active: () => key, find: (id) => (id.equals(key.id) ? key : null) })
const identity = await generateX25519Identity()
const recipients = [await identityToRecipient(identity)]
const quiet = { say: () => {}, signal: new AbortController().signal }

const within = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = connect(url, 2)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
const asClient = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}
const people = (db: Db) =>
  db.rows<{ user_id: number; name: string; email: string }>(sql`
    select user_id, name, email from users where level_id = 5 order by user_id limit 3`)

test('an account that was erased after a backup is erased again by its restore, and no other', async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-erase-test-'))
  const was = await createDatabase('template0')
  const empty = await createDatabase('template0')
  const said: string[] = []
  let kept: string | null = null
  try {
    await ensureServiceRole(was.url)
    await migrate(was.url, SERVICE_ROLE)
    await asClient(was.url, (client) => fillClinic(client, 5))
    const [erased, named, other] = await within(was.url, async (db) => {
      await db.rows(sql`insert into data_key values (${key.id}, now())`)
      return people(db)
    })
    if (!erased || !named || !other) throw new Error('the clinic has too few patients')
    const made = await makeBackup({ url: was.url, keys: KEY, vapid: VAPID, recipients, folder: home, ...quiet })
    await within(was.url, (db) =>
      db.transaction((tx) =>
        eraseAccount({ seal, clock: () => new Date() }, tx, { user_id: erased.user_id, permintaan_id: null }),
      ),
    )
    const order = {
      service: SERVICE_ROLE,
      dataDir: path.join(home, 'data'),
      file: made.file,
      identities: [identity],
      ...quiet,
      say: (line: string) => void said.push(line),
    }
    kept = (await restoreBackup({ ...order, url: was.url, replace: was.name })).kept
    expect(await within(was.url, people)).toEqual([
      { user_id: erased.user_id, name: 'Pengguna dihapus', email: `dihapus-${erased.user_id}@dihapus.invalid` },
      named,
      other,
    ])
    expect(said).toContain('  1 accounts were erased since the backup, and are erased again')

    // No database is left: the ids come from the log.
    await restoreBackup({ ...order, url: empty.url, replace: null, erased: [erased.user_id, named.user_id] })
    expect((await within(empty.url, people)).map(({ name }) => name)).toEqual([
      'Pengguna dihapus',
      'Pengguna dihapus',
      other.name,
    ])
  } finally {
    const postgres = Object.assign(new URL(was.url), { pathname: '/postgres' }).toString()
    await was.drop()
    await empty.drop()
    if (kept) await asClient(postgres, (client) => client.query(`drop database "${kept}" with (force)`))
    fs.rmSync(home, { recursive: true, force: true })
  }
})
