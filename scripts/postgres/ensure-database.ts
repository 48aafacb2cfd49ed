import type { Database } from './database.ts'
import { startEmbedded } from './embedded-database.ts'
import { useExternal } from './external-database.ts'

/** The database the product runs on: `DATABASE_URL` if there is one, else PostgreSQL from npm, else the system's. */
export function ensureDatabase(options: { url?: string | null; directory: string; name?: string }): Promise<Database> {
  return options.url ? useExternal(options.url) : startEmbedded(options.directory, options.name ?? 'sehati')
}
