import { jamTenggat } from '@sehati/contract/rights/permintaan.rules'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { insertPeristiwaPenjawab, insertPeristiwaPetugas } from './kabar.store.ts'

type Berbatas = keyof typeof jamTenggat

/** The stage of the deadline that a row has reached: an instant; after the deadline, one each day. */
const tahap = (jam: readonly number[], now: Date): Sql => sql`case
  when ${now}::timestamptz >= p.batas
    then p.batas + floor(extract(epoch from ${now}::timestamptz - p.batas) / 86400) * interval '24 hours'
  else (
    select max(p.batas - jam * interval '1 hour') from unnest(${[...jam]}::int[]) jam
    where p.batas - jam * interval '1 hour' <= ${now}::timestamptz) end`

/** Marks the open rows that have reached another stage of their deadline. Returns their ids. */
async function updateDikabari(tx: Db, tabel: Berbatas, now: Date): Promise<number[]> {
  const jam = jamTenggat[tabel]
  const rows = await tx.rows<{ id: number }>(sql`
    update ${raw(tabel)} p set dikabari = ${tahap(jam, now)}
    where p.ditutup_pada is null and p.batas <= ${now}::timestamptz + ${Math.max(...jam)} * interval '1 hour'
      and coalesce(p.dikabari, '-infinity') < ${tahap(jam, now)}
    returning p.${raw(`${tabel}_id`)} as id`)
  return rows.map(({ id }) => id)
}

/**
 * Tells the officers of requests and incidents whose deadline is near or has passed, at each of its stages once: of any number of
 * processes, one does. They are told that there are some, and read in their lists which. The psychologists who decide about one are told too.
 */
export const insertTenggat = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const permintaan_id = await updateDikabari(tx, 'permintaan', now)
    const insiden = await updateDikabari(tx, 'insiden', now)
    if (permintaan_id.length + insiden.length > 0) await insertPeristiwaPetugas(tx, 'tenggat', now)
    if (permintaan_id.length > 0) await insertPeristiwaPenjawab(tx, { permintaan_id, jenis: 'tenggat' }, now)
  })
