import type { Database } from './database.ts'
import { startEmbedded } from './embedded-database.ts'
import { useExternal } from './external-database.ts'

type Options = {
  /** DATABASE_URL, and the owner's MIGRATE_DATABASE_URL where an operator has made two roles. */
  url?: string | null
  ownerUrl?: string | null
  directory: string
  name?: string
  /** Of the product's own PostgreSQL: whether what is committed outlives a machine that loses its power. */
  durable?: boolean
}

/** The database the product runs on: `DATABASE_URL` if there is one, else PostgreSQL from npm, else the system's. */
export function ensureDatabase({
  url,
  ownerUrl,
  directory,
  name = 'sehati',
  durable = true,
}: Options): Promise<Database> {
  return url ? useExternal(ownerUrl ?? url, url) : startEmbedded(directory, name, durable)
}
