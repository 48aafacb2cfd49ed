import { IsiSinyal, type PeranBilik, type Sinyal } from '@sehati/contract/talk/bilik.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'

const ROWS = 200
const tempat = (sinyal_id: number) => `sinyal.isi:${sinyal_id}` as const

export type Pengirim = { jadwal_id: number; peran: PeranBilik; sambungan: string }

/**
 * The page in the other seat, where both pages sit inside with a heartbeat since `kosong`; else null. Both seats are locked until the
 * signal is committed, so that the numbers of a room's signals grow in the order in which they become visible.
 */
export async function lockTujuan(
  tx: Db,
  { jadwal_id, peran, sambungan }: Pengirim,
  kosong: Date,
): Promise<string | null> {
  const seats = await tx.rows<{ peran: PeranBilik; sambungan: string }>(sql`
    select peran, sambungan from bilik
    where jadwal_id = ${jadwal_id} and keadaan = 'di dalam' and denyut >= ${kosong}
    order by peran for update`)
  const isThere = seats.some((seat) => seat.peran === peran && seat.sambungan === sambungan)
  return (isThere && seats.find((seat) => seat.peran !== peran)?.sambungan) || null
}

/** Stores a signal. Its number is drawn first, under the lock of `lockTujuan`, because the content is encrypted for it. */
export async function insertSinyal(
  tx: Db,
  seal: Seal,
  { jadwal_id, dari, untuk, isi }: { jadwal_id: number; dari: string; untuk: string; isi: IsiSinyal },
  now: Date,
): Promise<number> {
  const { id } = (await tx.row<{ id: number }>(sql`select nextval('sinyal_id')::int as id`)) as { id: number }
  await tx.rows(sql`
    insert into sinyal (sinyal_id, jadwal_id, dari, untuk, isi, dibuat)
    values (${id}, ${jadwal_id}, ${dari}, ${untuk}, ${seal.seal(tempat(id), JSON.stringify(isi))}, ${now})`)
  return id
}

/** The signals for a page that were sent after one and since an instant, the oldest first. */
export async function listSinyal(
  db: Db,
  seal: Seal,
  { jadwal_id, untuk, after, sejak }: { jadwal_id: number; untuk: string; after: number; sejak: Date },
): Promise<Sinyal[]> {
  const rows = await db.rows<{ sinyal_id: number; dari: string; isi: Buffer }>(sql`
    select sinyal_id, dari, isi from sinyal
    where jadwal_id = ${jadwal_id} and untuk = ${untuk} and sinyal_id > ${after} and dibuat > ${sejak}
    order by sinyal_id limit ${ROWS}`)
  return rows.map(({ isi, ...row }) => ({
    ...row,
    isi: IsiSinyal.parse(JSON.parse(seal.open(tempat(row.sinyal_id), isi))),
  }))
}

/** Deletes what no page is given any more. */
export const removeSinyalLama = async (db: Db, sejak: Date): Promise<void> =>
  void (await db.rows(sql`delete from sinyal where dibuat <= ${sejak}`))
