import { createHash } from 'node:crypto'
import pg from 'pg'

/** The role as which servers under test connect. The tables belong to the role of the administrator's URL, as in the product. */
export const SERVICE_ROLE = 'sehati_uji_layanan'

/** Any process that has the administrator's URL knows it, and no other does. */
const passwordOf = ({ username, password }: URL): string =>
  createHash('sha256').update(`${SERVICE_ROLE}:${username}:${password}`).digest('hex')

/** The URL of the same database for the role of the service. */
export function asService(url: string): string {
  const own = new URL(url)
  return Object.assign(new URL(url), { username: SERVICE_ROLE, password: passwordOf(own) }).toString()
}

/** Makes the role on the server of this URL, once. Runs side by side may call it at once. */
export async function ensureServiceRole(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('select from pg_roles where rolname = $1', [SERVICE_ROLE])
    const verb = found.rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${SERVICE_ROLE} login password '${passwordOf(new URL(adminUrl))}'`)
  } catch (error) {
    // Another run made or changed it at this moment, in the same way.
    if (!['42710', '23505', 'XX000'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
