import { readFile } from 'node:fs/promises'
import { type MigrationBuilder, runner } from 'node-pg-migrate'
import pg from 'pg'
import sql from 'sql-template-tag'
import { insertJenisPeristiwa } from './event-kinds.store.ts'
import { locks, ofSession } from './locks.ts'
import { publishNaskah } from './naskah.store.ts'
import { putRights } from './rights.store.ts'
import { refuseUnused, schemaFolder, withoutGrants, withValues } from './schema-files.ts'

/**
 * Applies the missing files of the schema as the role of `url`, which owns the tables, and returns their names. New kinds of events
 * are inserted, new notices published, and the role `service` has exactly its rights (rights.ts); null where the owner itself serves. Any number of processes may
 * call it at once: one applies them, the others wait and find nothing to do.
 */
export async function migrate(url: string, service: string | null = null): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query(sql`select ${ofSession(locks.migration)}`)
    const applied = await applyMigrations(client)
    await insertJenisPeristiwa(client)
    await publishNaskah(client)
    if (service !== null) await putRights(client, service)
    return applied.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Applies the next `count` files in one transaction: an old backup needs its own tables. */
export const applyMigrations = (dbClient: pg.Client, count = Number.POSITIVE_INFINITY) =>
  runner({
    dbClient,
    dir: schemaFolder,
    migrationLoaderStrategies: [{ extensions: ['.sql'], loader }],
    direction: 'up',
    count,
    migrationsTable: 'schema_migration',
    singleTransaction: true,
    noLock: true,
    log: () => {},
  })

async function loader(files: string[]) {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  refuseUnused(texts)
  return files.map((file, at) => {
    const text = withValues(withoutGrants(texts[at] ?? ''))
    return {
      id: file,
      filePaths: [file],
      actions: { up: (pgm: MigrationBuilder) => pgm.sql(text), down: false as const },
    }
  })
}
