import { jamTenggat } from '@sehati/contract/rights/permintaan.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { insertPeristiwaPetugas } from './kabar.store.ts'

/** The stage of the deadline that a request has reached: an instant; after the deadline, one each day. */
const tahap = (now: Date) => sql`case
  when ${now}::timestamptz >= p.batas
    then p.batas + floor(extract(epoch from ${now}::timestamptz - p.batas) / 86400) * interval '24 hours'
  else (
    select max(p.batas - jam * interval '1 hour') from unnest(${[...jamTenggat]}::int[]) jam
    where p.batas - jam * interval '1 hour' <= ${now}::timestamptz) end`

/**
 * Tells the officers of requests whose deadline is near or has passed, at each of its stages once: of any number of processes, one does.
 * They are told that there are some, and read in their list which.
 */
export const insertTenggat = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx.rows(sql`
      update permintaan p set dikabari = ${tahap(now)}
      where p.ditutup_pada is null and p.batas <= ${now}::timestamptz + ${Math.max(...jamTenggat)} * interval '1 hour'
        and coalesce(p.dikabari, '-infinity') < ${tahap(now)}
      returning p.permintaan_id`)
    if (rows.length > 0) await insertPeristiwaPetugas(tx, 'tenggat', now)
  })
