import sql from 'sql-template-tag'
import type { Db } from '../db/db.ts'

/** The oldest of so many is told; nobody needs more to know that something stands still. */
const LOOKED_AT = 1_000

/** What waits to be told and to be sent: seconds, null where nothing waits, and numbers of mails. */
type Waiting = { untold: number | null; antre: number; gagal: number; oldest: number | null }

export const findWaiting = (db: Db, now: Date): Promise<Waiting | null> =>
  db.row<Waiting>(sql`
    select
      (select extract(epoch from ${now}::timestamptz - min(sejak))::float8
        from (select sejak from peristiwa order by peristiwa_id limit ${LOOKED_AT}) first
        where sejak <= ${now}) as untold,
      (select count(*)::int from surat where status = 'antre') as antre,
      (select count(*)::int from surat where status = 'gagal') as gagal,
      (select extract(epoch from ${now}::timestamptz - min(created_at))::float8 from surat where status = 'antre') as oldest`)
