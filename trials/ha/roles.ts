import { withClient } from '@sehati/testkit/product/databases'
import { databaseUrl, type Layout } from './layout.ts'

/** What the role of the service must not be able to do, and the error of PostgreSQL that refuses it. */
const FORBIDDEN = [
  'alter table jejak disable trigger all',
  'update jejak set waktu = waktu',
  'truncate riwayat_status',
  'create table milik_layanan (n int)',
  'set role sehati_pemilik',
]
const REFUSED = '42501'

/** What is wrong with the role of the service, on the machine that leads now: it serves and owns nothing. */
export async function faultsOfRoles(layout: Layout): Promise<string[]> {
  return withClient(databaseUrl('web1', layout), async (db) => {
    const owned = await db.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relowner = current_user::regrole
       union all select p.proname from pg_proc p where p.proowner = current_user::regrole`,
    )
    const faults = owned.rows.map(({ name }) => `the service owns ${name}`)
    for (const statement of FORBIDDEN) {
      await db.query('begin')
      const code = await db.query(statement).then(
        () => 'done',
        (error: { code?: string }) => error.code ?? 'no code',
      )
      await db.query('rollback')
      if (code !== REFUSED) faults.push(`the service may: ${statement} (${code})`)
    }
    return faults
  })
}
