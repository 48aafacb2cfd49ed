import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { asService } from './service-role.ts'

/** The server on which test databases are created and dropped; `npm test` starts one and sets its URL. */
const adminUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`')
  return url
}

const named = (name: string) => Object.assign(new URL(adminUrl()), { pathname: `/${name}` }).toString()

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes a database as a copy of another. Its files are copied as they are where PostgreSQL does not wait for the disk, as that of
 * `npm test`; elsewhere that would wait for two checkpoints, and the pages go through the log.
 */
export async function copyTemplate(admin: pg.Client, name: string, template: string): Promise<void> {
  const { rows } = await admin.query<{ fsync: string }>('show fsync')
  const strategy = rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log'
  await admin.query(`create database ${name} template ${template} strategy ${strategy}`)
}

const dropDatabase = (admin: pg.Client, name: string) =>
  admin.query(`drop database if exists ${name} with (force)`).then(() => {})

/** `url`: as the owner of its tables, for a test's own statements. `serviceUrl`: as the product connects. */
export type TestDatabase = { url: string; serviceUrl: string; name: string; drop: () => Promise<void> }

/** Creates a database, empty or as a copy of another. In one that is no copy the service has no rights until it is migrated. */
export async function createDatabase(
  template = 'template1',
  name = `sehati_${randomBytes(6).toString('hex')}`,
): Promise<TestDatabase> {
  await asAdmin((client) => copyTemplate(client, name, template))
  const url = named(name)
  return { url, serviceUrl: asService(url), name, drop: () => asAdmin((client) => dropDatabase(client, name)) }
}

/** Drops the databases that workers made for all of their files: their names begin with the template's. */
export const dropShared = (template: string): Promise<void> =>
  asAdmin(async (client) => {
    const found = await client.query('select datname from pg_database where starts_with(datname, $1)', [`${template}_`])
    for (const { datname } of found.rows) await dropDatabase(client, datname)
  })
