import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../../../apps/server/src/base/db/migrate.ts'
import { copyTemplate } from '../../../../apps/server/test/database.ts'
import { ensureServiceRole, SERVICE_ROLE } from '../../../../apps/server/test/service-role.ts'

/** `url` is the owner's: for what a trial prepares and checks. The product serves as another role (product.ts). */
export type Database = { name: string; url: string; drop: () => Promise<void> }

/** The URL of another database on the same server. */
export const urlOf = (adminUrl: string, name: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()

/** A database as a copy of a template, on the server of this URL. */
export async function copyDatabase(adminUrl: string, template: string): Promise<Database> {
  const name = `sehati_${randomBytes(6).toString('hex')}`
  await withClient(adminUrl, (db) => copyTemplate(db, name, template))
  return {
    name,
    url: urlOf(adminUrl, name),
    drop: () => query(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

/** Brings a database to the newest shape, with the rights of the role that serves. Returns the migrations that it applied. */
export async function migrateForService(url: string): Promise<string[]> {
  await ensureServiceRole(url)
  return migrate(url, SERVICE_ROLE)
}

/** An empty database in the newest shape. */
export async function makeDatabase(adminUrl: string): Promise<Database> {
  const database = await copyDatabase(adminUrl, 'template1')
  await migrateForService(database.url).catch((error) => database.drop().finally(() => Promise.reject(error)))
  return database
}

/** A connection as the product has them. One that is cut fails the statement under way, not the process. */
export async function withClient<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url, options: '-c timezone=Asia/Jakarta' })
  db.on('error', () => {})
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end().catch(() => {})
  }
}

export const query = (url: string, text: string): Promise<void> =>
  withClient(url, async (db) => void (await db.query(text)))

/** `18.4` */
export const versionOf = (url: string): Promise<string> =>
  withClient(url, async (db) => {
    const found = await db.query<{ server_version: string }>('show server_version')
    return found.rows[0]?.server_version ?? ''
  })
