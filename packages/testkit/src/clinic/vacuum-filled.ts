import type pg from 'pg'

/**
 * Vacuums and analyzes the tables that have rows. Once PostgreSQL knows that a table is empty, it plans to read all of it for each lookup,
 * and a connection keeps that plan while the table fills, until autovacuum analyzes it. A new installation knows nothing of it.
 */
export async function vacuumFilled(db: pg.Client): Promise<void> {
  const found = await db.query<{ tables: string }>(
    `select string_agg(oid::regclass::text, ', ') as tables from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  await db.query(`vacuum analyze ${found.rows[0]?.tables}`)
}
