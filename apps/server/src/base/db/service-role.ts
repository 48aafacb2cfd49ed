import pg from 'pg'
import sql from 'sql-template-tag'
import type { Reader } from './db.ts'

type Session = { role: string; database: string }

/** The first moment of the server tells two servers apart whose databases have one name. */
const SESSION = `select current_user as role, current_database() || ' ' || pg_postmaster_start_time() as database`

async function findSession(url: string): Promise<Session> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Session>(SESSION)).rows[0] as Session
  } finally {
    await client.end()
  }
}

/** `invalid_authorization_specification`: by peer authentication, this account of the operating system may not log in as the role. */
const PEER_REFUSED = '28000'

/**
 * The role that serves, where it is another than the owner of the tables; null where one role does both. Where this account of
 * the operating system may not log in as the service, the name is that of `serviceUrl`, and both are taken for one database. Otherwise
 * throws where the two URLs lead to two databases. Migration and restore ask it.
 */
export async function findServiceRole(ownerUrl: string, serviceUrl: string): Promise<string | null> {
  if (ownerUrl === serviceUrl) return null
  const owner = await findSession(ownerUrl)
  const named = decodeURIComponent(new URL(serviceUrl).username)
  const service = await findSession(serviceUrl).catch((error) => {
    if (error.code !== PEER_REFUSED || named === '') throw error
    return { role: named, database: owner.database }
  })
  if (owner.database !== service.database)
    throw new Error('MIGRATE_DATABASE_URL and DATABASE_URL lead to two different databases')
  return owner.role === service.role ? null : service.role
}

/**
 * Whether rights limit the connected role: it owns no table of the product, by itself or as a member of another role, and is
 * no superuser.
 */
export const isSeparate = async (db: Reader): Promise<boolean> =>
  (
    await db.row<{ separate: boolean }>(sql`
    select not (select rolsuper from pg_roles where rolname = current_user) and not exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and pg_has_role(relowner, 'MEMBER')) as separate`)
  )?.separate ?? false
