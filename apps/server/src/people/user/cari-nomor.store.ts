import { BPJS_DIGITS } from '@sehati/contract/base/constants'
import type { PageQuery } from '@sehati/contract/base/page.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { type NomorSegel, openNomor } from './nomor-bpjs.ts'

// The database cannot compare encrypted numbers. A whole number is found by its keyed digest; a part of one by decrypting the
// numbers of all accounts in this process, a batch at a time (decision 2).

/** One batch keeps the process for a few milliseconds; between two of them it serves others. */
const BATCH = 1_000

export const isNomor = (text: string): boolean => text.length === BPJS_DIGITS && /^[0-9]+$/.test(text)

/** The condition that `users u` has this number: under each key that may have encrypted it, of which a rotation has two. */
export async function hasNomor(db: Db, seal: Seal, nomor: string): Promise<Sql> {
  const keys = await db.rows<{ key_id: Buffer }>(sql`select key_id from data_key`)
  const sidik = keys.flatMap(({ key_id }) => seal.fingerprint('users.no_bpjs', nomor, key_id) ?? [])
  return sql`u.no_bpjs_sidik = any(${sidik}::bytea[])`
}

/** The condition that `users u` is active and shares its number with another active account. */
export const sharesNomor = sql`u.status_user = 'aktif' and u.no_bpjs_sidik in (
  select no_bpjs_sidik from users where status_user = 'aktif' and no_bpjs_sidik is not null group by no_bpjs_sidik having count(*) > 1)`

const listBatch = (db: Db, after: number): Promise<NomorSegel[]> =>
  db.rows(sql`
    select user_id, no_bpjs_segel from users where user_id > ${after} and no_bpjs_segel is not null
    order by user_id limit ${BATCH}`)

/** How many accounts have a number with this part, and the ids of those on one page, lowest first. */
export async function findNomor(
  db: Db,
  seal: Seal,
  bagian: string,
  { page, limit }: PageQuery,
): Promise<{ total: number; user_ids: number[] }> {
  const user_ids: number[] = []
  // No number has it: none is read.
  if (!/^[0-9]{0,13}$/.test(bagian)) return { total: 0, user_ids }
  const [from, to] = [(page - 1) * limit, page * limit]
  let total = 0
  for (let after = 0; ; ) {
    const rows = await listBatch(db, after)
    for (const row of rows) {
      if (!openNomor(seal, row)?.includes(bagian)) continue
      if (total >= from && total < to) user_ids.push(row.user_id)
      total++
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return { total, user_ids }
    after = last.user_id
  }
}
