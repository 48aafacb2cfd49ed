import { randomBytes } from 'node:crypto'
import pg from 'pg'

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

/** Creates a database, empty or as a copy of another, and returns its URL and a function that drops it. */
export async function createDatabase(
  template = 'template1',
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `sehati_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${template}`)
  return { url: named(name), name, drop: () => asAdmin(`drop database if exists ${name} with (force)`) }
}
