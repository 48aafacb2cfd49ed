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

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** `url`: as the owner of its tables, for a test's own statements. `serviceUrl`: as the product connects. */
export type TestDatabase = { url: string; serviceUrl: string; name: string; drop: () => Promise<void> }

/** Creates a database, empty or as a copy of another. In one that is no copy the service has no rights until it is migrated. */
export async function createDatabase(
  template = 'template1',
  name = `sehati_${randomBytes(6).toString('hex')}`,
): Promise<TestDatabase> {
  await asAdmin(`create database ${name} template ${template}`)
  const url = named(name)
  return { url, serviceUrl: asService(url), name, drop: () => asAdmin(`drop database if exists ${name} with (force)`) }
}

/** Drops the databases that workers made for all of their files: their names begin with the template's. */
export async function dropShared(template: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() })
  await client.connect()
  try {
    const found = await client.query('select datname from pg_database where starts_with(datname, $1)', [`${template}_`])
    for (const { datname } of found.rows) await client.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
