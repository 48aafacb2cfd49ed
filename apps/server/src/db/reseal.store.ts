import sql, { type Sql } from 'sql-template-tag'
import type { Db } from './db.ts'
import type { Place, Seal } from './seal.ts'

const BATCH = 500

type Stale = { row: number; place: Place; sealed: Buffer }

/** Every sealed column: how to find what another key sealed, and how to put the new value in the place of the old. */
const columns: { stale: (key: Buffer) => Sql; put: (row: number, old: Buffer, fresh: Buffer) => Sql }[] = [
  {
    stale: (key) => sql`select jadwal_id as row, 'konsultasi.keluhan:' || jadwal_id as place, keluhan as sealed
      from konsultasi where substring(keluhan from 2 for 4) <> ${key} limit ${BATCH}`,
    put: (row, old, fresh) =>
      sql`update konsultasi set keluhan = ${fresh} where jadwal_id = ${row} and keluhan = ${old}`,
  },
  {
    stale: (
      key,
    ) => sql`select jadwal_id as row, 'konsultasi.initial_consult:' || jadwal_id as place, initial_consult as sealed
      from konsultasi where substring(initial_consult from 2 for 4) <> ${key} limit ${BATCH}`,
    put: (row, old, fresh) =>
      sql`update konsultasi set initial_consult = ${fresh} where jadwal_id = ${row} and initial_consult = ${old}`,
  },
  {
    stale: (
      key,
    ) => sql`select jadwal_id as row, 'konsultasi.alasan_batal:' || jadwal_id as place, alasan_batal as sealed
      from konsultasi where substring(alasan_batal from 2 for 4) <> ${key} limit ${BATCH}`,
    put: (row, old, fresh) =>
      sql`update konsultasi set alasan_batal = ${fresh} where jadwal_id = ${row} and alasan_batal = ${old}`,
  },
  {
    stale: (
      key,
    ) => sql`select jadwal_id as row, 'konsultasi.pesan_pindah:' || jadwal_id as place, pesan_pindah as sealed
      from konsultasi where substring(pesan_pindah from 2 for 4) <> ${key} limit ${BATCH}`,
    put: (row, old, fresh) =>
      sql`update konsultasi set pesan_pindah = ${fresh} where jadwal_id = ${row} and pesan_pindah = ${old}`,
  },
  {
    stale: (
      key,
    ) => sql`select id as row, 'percakapan.pesan:' || jadwal_id || ':' || pengirim_id || ':' || client_id as place, pesan as sealed
      from percakapan where substring(pesan from 2 for 4) <> ${key} limit ${BATCH}`,
    put: (row, old, fresh) => sql`update percakapan set pesan = ${fresh} where id = ${row} and pesan = ${old}`,
  },
]

/** Seals with the active key whatever another key sealed, and answers how many values that were. Safe beside running servers. */
export async function resealAll(db: Db, seal: Seal): Promise<number> {
  const active = seal.activeKeyId()
  let changed = 0
  for (const column of columns) {
    for (
      let batch = await db.rows<Stale>(column.stale(active));
      batch.length > 0;
      batch = await db.rows<Stale>(column.stale(active))
    ) {
      for (const { row, place, sealed } of batch)
        await db.rows(column.put(row, sealed, seal.seal(place, seal.open(place, sealed))))
      changed += batch.length
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
    await tx.rows(sql`lock table konsultasi, percakapan in exclusive mode`)
    const changed = await resealAll(tx, seal)
    await tx.rows(sql`delete from data_key where key_id <> ${seal.activeKeyId()}`)
    return changed
  })
}
