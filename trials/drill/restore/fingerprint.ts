import type pg from 'pg'
import { listTables, named } from '../../../scripts/backup/catalog.ts'
import { waysIn } from '../../../scripts/backup/end-ways-in.ts'

/** For each table the number of its rows and a sum over all of them, made by PostgreSQL from whole rows in any order. */
export type Fingerprint = Map<string, string>

/** A restore marks every address again, and ends emergency accesses. Its own row of the trail is not compared either: it moves the end of it and the
 * numbers of its date. */
const LEFT_OUT: Record<string, string> = { users: 'alamat_tanda', buka_darurat: 'ditutup_pada' }
/** Sessions, links and pushes are not compared either: a restore ends them, and with a session an emergency access. */
const ENDED: readonly string[] = waysIn

/** Takes another way through the data than a backup does, so that both must be wrong alike to agree wrongly. */
export async function fingerprint(db: pg.ClientBase): Promise<Fingerprint> {
  await db.query(`set timezone = 'UTC'; set bytea_output = 'hex'; set datestyle = 'ISO, YMD'`)
  const prints: Fingerprint = new Map()
  for (const { name } of await listTables(db)) {
    if (name === 'ekor_jejak' || name === 'hari_jejak' || ENDED.includes(name)) continue
    const rows = name === 'jejak' ? `(select * from jejak where tindakan <> 'pemulihan')` : named(db, name)
    const row = LEFT_OUT[name] ? `to_jsonb(t) - '${LEFT_OUT[name]}'` : 't'
    const found = await db.query<{ print: string }>(
      `select count(*) || ' rows ' || coalesce(sum(hashtextextended((${row})::text, 17)::numeric), 0) as print
       from ${rows} t`,
    )
    prints.set(name, found.rows[0]?.print ?? '')
  }
  return prints
}

/** The tables in which two states differ, with what each has. */
export function differences(wanted: Fingerprint, found: Fingerprint): string[] {
  const names = new Set([...wanted.keys(), ...found.keys()])
  return [...names]
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((name) => `${name}: ${wanted.get(name)} became ${found.get(name)}`)
}

export const rowsIn = (print: Fingerprint) =>
  [...print.values()].reduce((sum, one) => sum + Number(one.split(' ')[0]), 0)
