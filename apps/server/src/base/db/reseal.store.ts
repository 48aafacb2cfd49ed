import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Db } from './db.ts'
import {
  type FingerprintedColumn,
  type Place,
  type Seal,
  type SealedTable,
  sealedColumns,
  UnreadableError,
} from './seal.ts'

const BATCH = 500
/** The batch size for files: a file may be as large as ten thousand texts. */
const FILES = 8

type Stale = { row: number; place: Place; sealed: Buffer }

/**
 * The key column of an encrypted table, the row part of a value's place (`<table>.<column>:<row>`), and the batch size. `place`
 * is the part before the row where it is not the name of the column: values that the database copies keep their first place.
 * `fingerprint` is the column that has the keyed digest of the value, which changes with the key too.
 */
type Rows = { id: string; row: Sql; batch: number; place?: string; fingerprint?: Fingerprint }
type Fingerprint = { column: string; of: FingerprintedColumn }

const rowsOf: Record<SealedTable, Rows> = {
  konsultasi: { id: 'jadwal_id', row: sql`jadwal_id`, batch: BATCH },
  percakapan: { id: 'id', row: sql`jadwal_id || ':' || pengirim_id || ':' || client_id`, batch: BATCH },
  lampiran: {
    id: 'pesan_id',
    row: sql`(select p.jadwal_id || ':' || p.pengirim_id || ':' || p.client_id from percakapan p where p.id = pesan_id)`,
    batch: FILES,
  },
  kelonggaran: { id: 'kelonggaran_id', row: sql`user_id || ':' || jenis_id || ':' || semester_id`, batch: BATCH },
  feedback: { id: 'feedback_id', row: sql`jadwal_id`, batch: BATCH },
  foto: { id: 'foto_id', row: sql`user_id || ':' || versi || ':' || ukuran`, batch: FILES },
  buka_darurat: { id: 'buka_id', row: sql`buka_id`, batch: BATCH },
  tinjauan_darurat: { id: 'buka_id', row: sql`buka_id`, batch: BATCH },
  peringatan: { id: 'peringatan_id', row: sql`peringatan_id`, batch: BATCH },
  keberatan: { id: 'keberatan_id', row: sql`keberatan_id`, batch: BATCH },
  keberatan_hadir: { id: 'jadwal_id', row: sql`jadwal_id`, batch: BATCH },
  pengungkapan: { id: 'pengungkapan_id', row: sql`pengungkapan_id`, batch: BATCH },
  identitas_rekam: { id: 'user_id', row: sql`user_id`, batch: BATCH },
  buka_identitas: { id: 'buka_id', row: sql`buka_id`, batch: BATCH },
  permintaan: { id: 'permintaan_id', row: sql`permintaan_id`, batch: BATCH },
  surat_terakhir: { id: 'user_id', row: sql`user_id`, batch: BATCH },
  tanggapan_keberatan: { id: 'keberatan_id', row: sql`keberatan_id`, batch: BATCH },
  skrining: { id: 'skrining_id', row: sql`skrining_id`, batch: BATCH },
  sinyal: { id: 'sinyal_id', row: sql`sinyal_id`, batch: BATCH },
  daftar_tunggu: { id: 'tunggu_id', row: sql`tunggu_id`, batch: BATCH },
  balasan_lama: { id: 'balasan_id', row: sql`jadwal_id`, batch: BATCH, place: 'konsultasi.initial_consult' },
  rekam: { id: 'rekam_id', row: sql`jadwal_id || ':' || jenis || ':' || versi`, batch: BATCH },
  kunci_sidik: { id: 'kunci_id', row: sql`kunci_id`, batch: BATCH },
  rekam_draf: { id: 'draf_id', row: sql`jadwal_id || ':' || jenis`, batch: BATCH },
  wali: { id: 'wali_id', row: sql`wali_id`, batch: BATCH },
  totp: { id: 'user_id', row: sql`user_id`, batch: BATCH },
  sso_mulai: { id: 'mulai_id', row: sql`encode(state_hash, 'hex')`, batch: BATCH },
  sso_tiket: { id: 'tiket_id', row: sql`encode(token_hash, 'hex')`, batch: BATCH },
  webhook: { id: 'webhook_id', row: sql`webhook_id`, batch: BATCH },
  langganan_push: { id: 'langganan_id', row: sql`encode(endpoint_hash, 'hex')`, batch: BATCH },
  users: {
    id: 'user_id',
    row: sql`user_id`,
    batch: BATCH,
    place: 'users.no_bpjs',
    fingerprint: { column: 'no_bpjs_sidik', of: 'users.no_bpjs' },
  },
}

/** The place of a column's value in a row of its table, as SQL. Table and column are names of the product, never input. */
export const placeIn = (table: SealedTable, column: string): Sql => {
  const { row, place = `${table}.${column}` } = rowsOf[table]
  return sql`${raw(`'${place}:'`)} || ${row}`
}

type Column = {
  stale: (key: Buffer, after: number) => Sql
  put: (row: number, old: Buffer, fresh: Fresh) => Sql
  fingerprint: Fingerprint | undefined
}

/** An encrypted value, and its keyed digest where the column has one. */
type Fresh = { sealed: Buffer; digest: Buffer | null }

const sealed = (seal: Seal, { fingerprint }: Column, place: Place, content: Buffer): Fresh => ({
  sealed: seal.sealBytes(place, content),
  digest: fingerprint ? seal.fingerprint(fingerprint.of, content.toString()) : null,
})

/** Selects the values of this column that another key encrypted, and replaces one. */
function columnOf(table: SealedTable, column: string): Column {
  const { id, batch, fingerprint } = rowsOf[table]
  // Names of tables and columns of the product, never input.
  const [t, i, c] = [raw(table), raw(id), raw(column)]
  return {
    stale: (key, after) => sql`
      select ${i} as row, ${placeIn(table, column)} as place, ${c} as sealed
      from ${t} where substring(${c} from 2 for 4) <> ${key} and ${i} > ${after} order by ${i} limit ${batch}`,
    put: (row, old, fresh) => {
      const digest = fingerprint ? sql`, ${raw(fingerprint.column)} = ${fresh.digest}` : empty
      return sql`update ${t} set ${c} = ${fresh.sealed} ${digest} where ${i} = ${row} and ${c} = ${old}`
    },
    fingerprint,
  }
}

const tables = Object.keys(sealedColumns) as SealedTable[]
const columns: Column[] = tables.flatMap((table) => sealedColumns[table].map((column) => columnOf(table, column)))

/** The result of a pass: how many values were encrypted again, and the places that no available key can decrypt. */
export type Resealed = { changed: number; unreadable: Unreadable[] }
export type Unreadable = { place: Place; key_id: Buffer }

/** Encrypts again, with the active key, every value of another key. Safe while servers run. */
export async function resealAll(db: Db, seal: Seal): Promise<Resealed> {
  const active = seal.activeKeyId()
  const unreadable: Unreadable[] = []
  let changed = 0
  for (const column of columns) {
    for (let after = 0; ; ) {
      const batch = await db.rows<Stale>(column.stale(active, after))
      for (const { row, place, sealed: old } of batch) {
        const fresh = renew(seal, column, place, old)
        if (fresh) await db.rows(column.put(row, old, fresh))
        else unreadable.push({ place, key_id: old.subarray(1, 5) })
        changed += fresh ? 1 : 0
      }
      const last = batch.at(-1)
      if (!last) break
      after = last.row
    }
  }
  return { changed, unreadable }
}

/** Null where the value cannot be decrypted: it stays unchanged, so that the right key can still decrypt it. */
function renew(seal: Seal, column: Column, place: Place, old: Buffer): Fresh | null {
  try {
    return sealed(seal, column, place, seal.openBytes(place, old))
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}

/**
 * The last pass: waits for every open write, encrypts the remaining values again and removes all keys but the active one
 * from `data_key`. From its commit on, the database refuses values of another key.
 */
export async function finishReseal(db: Db, seal: Seal): Promise<Resealed> {
  return db.transaction(async (tx) => {
    await tx.rows(sql`lock table ${raw(tables.join(', '))} in exclusive mode`)
    const resealed = await resealAll(tx, seal)
    await tx.rows(sql`delete from data_key where key_id <> ${seal.activeKeyId()}`)
    return resealed
  })
}
