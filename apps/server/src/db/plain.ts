import type pg from 'pg'
import sql from 'sql-template-tag'
import type { Reader } from './db.ts'
import type { SealedTable } from './seal.ts'

type OncePlain = { table: SealedTable; column: string; checks: readonly string[] }

/**
 * What was stored readable before migrations 0053 and 0057, and the checks that are not valid until all of it is encrypted.
 * No text, picture or number begins with the byte of an encrypted value.
 */
export const oncePlain: readonly OncePlain[] = [
  { table: 'feedback', column: 'komentar', checks: ['feedback_komentar_check'] },
  { table: 'foto', column: 'isi', checks: ['foto_isi_check'] },
  { table: 'users', column: 'no_bpjs_segel', checks: ['users_no_bpjs_segel_check', 'users_no_bpjs_sidik_check'] },
]

/** Whether `sealPlain` has work to do. */
export const isPlainLeft = async (db: Reader): Promise<boolean> =>
  (await db.row(sql`
    select from pg_constraint
    where conname = any(${oncePlain.flatMap(({ checks }) => checks)}::text[]) and not convalidated limit 1`)) !== null

/**
 * Lets the database check all rows where nothing readable is left. Only the owner of the tables may. A table with readable
 * values stays open until `sealPlain` has encrypted them.
 */
export async function closePlain(db: pg.ClientBase): Promise<void> {
  for (const { table, column, checks } of oncePlain) {
    const found = await db.query<{ conname: string }>(
      'select conname from pg_constraint where conname = any($1::text[]) and not convalidated',
      [checks],
    )
    if (found.rowCount === 0) continue
    const plain = await db.query(
      `select from ${table} where substring(${column} from 1 for 1) <> '\\x01'::bytea limit 1`,
    )
    if (plain.rowCount === 0)
      for (const { conname } of found.rows) await db.query(`alter table ${table} validate constraint ${conname}`)
  }
}
