import sql, { raw, type Sql } from 'sql-template-tag'
import type { Db } from './db.ts'
import type { Place, Seal } from './seal.ts'

const BATCH = 500
/** Of files, which may be as large as ten thousand texts. */
const FILES = 8

type Stale = { row: number; place: Place; sealed: Buffer }

type Column = { stale: (key: Buffer, after: number) => Sql; put: (row: number, old: Buffer, fresh: Buffer) => Sql }

/** How to find what another key sealed in this column, and how to put the new value in the place of the old. */
function columnOf(table: string, id: string, column: string, place: Sql, batch = BATCH): Column {
  // Names of our own tables and columns, never anything from outside.
  const [t, i, c] = [raw(table), raw(id), raw(column)]
  return {
    stale: (key, after) => sql`select ${i} as row, ${place} as place, ${c} as sealed
      from ${t} where substring(${c} from 2 for 4) <> ${key} and ${i} > ${after} order by ${i} limit ${batch}`,
    put: (row, old, fresh) => sql`update ${t} set ${c} = ${fresh} where ${i} = ${row} and ${c} = ${old}`,
  }
}

const ofKonsultasi = (column: string): Column =>
  columnOf('konsultasi', 'jadwal_id', column, sql`${raw(`'konsultasi.${column}:'`)} || jadwal_id`)

const ofLampiran = (column: string): Column =>
  columnOf(
    'lampiran',
    'pesan_id',
    column,
    sql`(select ${raw(`'lampiran.${column}:'`)} || p.jadwal_id || ':' || p.pengirim_id || ':' || p.client_id
      from percakapan p where p.id = pesan_id)`,
    FILES,
  )

/** Every sealed column there is. */
const columns: Column[] = [
  ...['keluhan', 'initial_consult', 'alasan_batal', 'pesan_pindah'].map(ofKonsultasi),
  columnOf(
    'percakapan',
    'id',
    'pesan',
    sql`'percakapan.pesan:' || jadwal_id || ':' || pengirim_id || ':' || client_id`,
  ),
  ...['nama', 'penuh', 'kecil'].map(ofLampiran),
]

/** Seals with the active key whatever another key sealed, and answers how many values that were. Safe beside running servers. */
export async function resealAll(db: Db, seal: Seal): Promise<number> {
  const active = seal.activeKeyId()
  let changed = 0
  for (const column of columns) {
    for (let after = 0; ; ) {
      const batch = await db.rows<Stale>(column.stale(active, after))
      for (const { row, place, sealed } of batch)
        await db.rows(column.put(row, sealed, seal.sealBytes(place, seal.openBytes(place, sealed))))
      changed += batch.length
      const last = batch.at(-1)
      if (!last) break
      after = last.row
    }
  }
  return changed
}

/**
 * The last pass: waits for every write under way, seals what is left and forgets all keys but the active one, while
 * nobody else writes.
 */
export async function finishReseal(db: Db, seal: Seal): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.rows(sql`lock table konsultasi, percakapan, lampiran in exclusive mode`)
    const changed = await resealAll(tx, seal)
    await tx.rows(sql`delete from data_key where key_id <> ${seal.activeKeyId()}`)
    return changed
  })
}
