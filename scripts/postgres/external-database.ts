import pg from 'pg'
import { OLDEST_MAJOR } from './binaries.ts'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'

/**
 * A PostgreSQL that an operator runs: checked, used, and never started or stopped. `url` is the owner's. The account that runs
 * this may be let in as only one of the two roles.
 */
export async function useExternal(url: string, serviceUrl: string): Promise<Database> {
  await checkExternal(serviceUrl).catch((error) =>
    url === serviceUrl || isTooOld(error) ? Promise.reject(error) : checkExternal(url),
  )
  return {
    url,
    serviceUrl,
    adminUrl: url,
    kind: 'external',
    how: 'attached',
    stateDir: null,
    watch: () => {},
    stop: async () => {},
  }
}

const isTooOld = (error: unknown): boolean => error instanceof DatabaseError && error.code === 'TOO_OLD'

async function checkExternal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const answer = await client.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(answer.rows[0]?.server_version_num) / 10_000)
    if (major < OLDEST_MAJOR)
      throw new DatabaseError('TOO_OLD', `PostgreSQL ${major} is too old`, {
        found: String(major),
        wanted: String(OLDEST_MAJOR),
      })
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError('EXTERNAL_UNREACHABLE', `DATABASE_URL: ${reasonOf(error)}`, { detail: reasonOf(error) })
  } finally {
    await client.end().catch(() => {})
  }
}

/** A refused connection to a name with two addresses is an AggregateError with an empty message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}
