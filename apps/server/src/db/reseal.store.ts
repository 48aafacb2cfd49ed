import sql, { raw, type Sql } from 'sql-template-tag'
import type { Db } from './db.ts'
import { type Place, type Seal, type SealedTable, sealedColumns, UnreadableError } from './seal.ts'

const BATCH = 500
/** Of files, which may be as large as ten thousand texts. */
const FILES = 8

type Stale = { row: number; place: Place; sealed: Buffer }

/** How the rows of an encrypted table are numbered, how each names its place after `<table>.<column>:`, and how many to take at once. */
type Rows = { id: string; row: Sql; batch: number }

const rowsOf: Record<SealedTable, Rows> = {
  konsultasi: { id: 'jadwal_id', row: sql`jadwal_id`, batch: BATCH },
  percakapan: { id: 'id', row: sql`jadwal_id || ':' || pengirim_id || ':' || client_id`, batch: BATCH },
  lampiran: {
    id: 'pesan_id',
    row: sql`(select p.jadwal_id || ':' || p.pengirim_id || ':' || p.client_id from percakapan p where p.id = pesan_id)`,
    batch: FILES,
  },
}

type Column = {
  stale: (key: Buffer, after: number) => Sql
  put: (row: number, old: Buffer, fresh: Buffer) => Sql
}

/** How to find what another key encrypted in this column, and how to put the new value in the place of the old. */
function columnOf(table: SealedTable, column: string): Column {
  const { id, row, batch } = rowsOf[table]
  // Names of our own tables and columns, never anything from outside.
  const [t, i, c] = [raw(table), raw(id), raw(column)]
  return {
    stale: (key, after) => sql`select ${i} as row, ${raw(`'${table}.${column}:'`)} || ${row} as place, ${c} as sealed
      from ${t} where substring(${c} from 2 for 4) <> ${key} and ${i} > ${after} order by ${i} limit ${batch}`,
    put: (row, old, fresh) => sql`update ${t} set ${c} = ${fresh} where ${i} = ${row} and ${c} = ${old}`,
  }
}

const tables = Object.keys(sealedColumns) as SealedTable[]
const columns: Column[] = tables.flatMap((table) => sealedColumns[table].map((column) => columnOf(table, column)))

/** How a pass ended: how many values it encrypted anew, and where no key at hand could decrypt what is stored. */
export type Resealed = { changed: number; unreadable: Unreadable[] }
export type Unreadable = { place: Place; key_id: Buffer }

/** Encrypts with the active key every value that another key encrypted. Safe beside running servers. */
export async function resealAll(db: Db, seal: Seal): Promise<Resealed> {
  const active = seal.activeKeyId()
  const unreadable: Unreadable[] = []
  let changed = 0
  for (const column of columns) {
    for (let after = 0; ; ) {
      const batch = await db.rows<Stale>(column.stale(active, after))
      for (const { row, place, sealed } of batch) {
        const fresh = renew(seal, place, sealed)
        if (fresh) await db.rows(column.put(row, sealed, fresh))
        else unreadable.push({ place, key_id: sealed.subarray(1, 5) })
        changed += fresh ? 1 : 0
      }
      const last = batch.at(-1)
      if (!last) break
      after = last.row
    }
  }
  return { changed, unreadable }
}

/** Null where the value cannot be decrypted: it stays as it is, so that the right key can still bring it back. */
function renew(seal: Seal, place: Place, sealed: Buffer): Buffer | null {
  try {
    return seal.sealBytes(place, seal.openBytes(place, sealed))
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}

/**
 * The last pass: waits for every write under way, encrypts what is left and removes all keys but the active one from
 * `data_key`. From its commit on the database refuses what another key encrypted (migration 0024).
 */
export async function finishReseal(db: Db, seal: Seal): Promise<Resealed> {
  return db.transaction(async (tx) => {
    await tx.rows(sql`lock table ${raw(tables.join(', '))} in exclusive mode`)
    const resealed = await resealAll(tx, seal)
    await tx.rows(sql`delete from data_key where key_id <> ${seal.activeKeyId()}`)
    return resealed
  })
}
