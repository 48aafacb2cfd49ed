import type pg from 'pg'

/** The role as which the product serves. It owns nothing; the migration gives it its rights (decision 59). */
export const SERVICE_ROLE = 'sehati_layanan'

const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls noinherit'

/** Makes the role, or sets what an earlier start or a person has left of it. The caller is a superuser. */
export async function putServiceRole(owner: pg.ClientBase, password: string): Promise<void> {
  const found = await owner.query('select from pg_roles where rolname = $1', [SERVICE_ROLE])
  const verb = found.rowCount === 0 ? 'create' : 'alter'
  await owner.query(`${verb} role ${SERVICE_ROLE} ${ATTRIBUTES} password ${owner.escapeLiteral(password)}`)
}
