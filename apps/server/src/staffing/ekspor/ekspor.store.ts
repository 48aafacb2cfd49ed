import { namaZona } from '@sehati/contract/base/waktu'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { type NomorSegel, withNomor } from '../../people/user/nomor-bpjs.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'

const ROWS = 1_000

/** The position in a list: the id of the last row written, and its start where rows are ordered by time. */
export type Cursor = { id: number; mulai?: string }
/** Rows of a list, the names of their columns, and the position after them; null at the end. */
export type Bagian = { kolom: readonly string[]; rows: readonly (readonly unknown[])[]; sampai: Cursor | null }
/** Returns the next rows of a list. */
export type Batch = (db: Db, after: Cursor | null) => Promise<Bagian>

/** The first column is the id. */
function table<Kolom extends string>(kolom: readonly Kolom[], found: (Record<Kolom, unknown> & { mulai?: string })[]) {
  const rows = found.map((row) =>
    kolom.map((name) => {
      if (!(name in row)) throw new Error(`the statement does not select ${name}`)
      return row[name]
    }),
  )
  const last = rows.at(-1)
  const mulai = found.at(-1)?.mulai
  const sampai: Cursor | null = last ? { id: last[0] as number, ...(mulai ? { mulai } : {}) } : null
  return { kolom, rows, sampai }
}

const pengguna = [
  'user_id',
  'nama_level',
  'name',
  'email',
  'phone_number',
  'gender',
  'no_bpjs',
  'status_user',
  'country',
  'created_at',
]
export const listPenggunaAfter =
  (seal: Seal): Batch =>
  async (db, after) => {
    const rows = await db.rows<NomorSegel>(sql`
      select u.user_id, l.nama_level, u.name, u.email, u.phone_number, u.gender, u.no_bpjs_segel, u.status_user, u.country,
        u.created_at
      from users u join level l on l.level_id = u.level_id
      where u.user_id > ${after?.id ?? 0} order by u.user_id limit ${ROWS}`)
    return table(
      pengguna,
      rows.map((row) => withNomor(seal, row)),
    )
  }

const tenaga = [
  'profesional_id',
  'user_id',
  'name',
  'email',
  'nama_level',
  'nama_spesialisasi',
  'lokasi',
  'status_user',
  'rating',
  'jumlah_ulasan',
]
export const listTenagaProfesionalAfter: Batch = async (db, after) =>
  table(
    tenaga,
    await db.rows(sql`
      select t.profesional_id, t.user_id, u.name, u.email, l.nama_level, s.nama_spesialisasi, t.lokasi, u.status_user,
        round(t.total_rating::numeric / nullif(t.jumlah_ulasan, 0), 1) as rating, t.jumlah_ulasan
      from tenaga_profesional t
      join users u on u.user_id = t.user_id
      join level l on l.level_id = u.level_id
      join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
      where t.profesional_id > ${after?.id ?? 0} order by t.profesional_id limit ${ROWS}`),
  )

const konsultasi = [
  'jadwal_id',
  'tanggal',
  'jam_mulai',
  'jam_selesai',
  'zona',
  'sesi',
  'name',
  'nama_profesional',
  'nama_spesialisasi',
  'lokasi',
  'metode_konsultasi',
  'nama_jenis',
  'use_bpjs',
  'status',
  'sebab_batal',
  'tiba_pada',
  'created_at',
  'updated_at',
]
/** The zone of the consultation `k`, as it follows a time of day. */
const zoneName = sql`case k.zona ${join(
  ([7, 8, 9] as const).map((zona) => sql`when ${zona} then ${namaZona(zona)}`),
  ' ',
)} end`

/**
 * Clinical text is not exported: no complaint, no reply, no reason. All rows are ordered by id; those of a period by
 * time, so that rows before the period are not scanned.
 */
export const listKonsultasiAfter =
  ({ dari, sampai }: { dari?: string; sampai?: string }): Batch =>
  async (db, after) => {
    const ofSomeDays = dari !== undefined || sampai !== undefined
    const parts = [sql`true`]
    if (dari) parts.push(sql`k.mulai >= ${dari}::date`)
    if (sampai) parts.push(sql`k.mulai < ${sampai}::date + 1`)
    if (after)
      parts.push(
        ofSomeDays
          ? sql`(k.mulai, k.jadwal_id) > (${after.mulai}::timestamptz, ${after.id})`
          : sql`k.jadwal_id > ${after.id}`,
      )
    return table(
      konsultasi,
      await db.rows(sql`
        select k.jadwal_id, k.mulai::date as tanggal, ${jamDi(sql`k.mulai`, sql`k.zona`)} as jam_mulai,
          ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, ${zoneName} as zona, k.sesi, p.name, pu.name as nama_profesional, s.nama_spesialisasi, t.lokasi, k.metode_konsultasi, j.nama_jenis,
          k.use_bpjs::int as use_bpjs, k.status, k.sebab_batal, k.tiba_pada, k.created_at, k.updated_at, k.mulai
        from konsultasi k
        join users p on p.user_id = k.user_id
        join tenaga_profesional t on t.profesional_id = k.profesional_id
        join users pu on pu.user_id = t.user_id
        join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
        join jenis_konsultasi j on j.jenis_id = k.jenis_id
        where ${join(parts, ' and ')}
        order by ${ofSomeDays ? sql`k.mulai, k.jadwal_id` : sql`k.jadwal_id`} limit ${ROWS}`),
    )
  }

const countOf = async (db: Db, query: Sql): Promise<number> => (await db.row<{ n: number }>(query))?.n ?? 0

export const countPengguna = (db: Db): Promise<number> => countOf(db, sql`select count(*)::int as n from users`)

export const countTenagaProfesional = (db: Db): Promise<number> =>
  countOf(db, sql`select count(*)::int as n from tenaga_profesional`)

/** Of all days, or of a period. */
export const countKonsultasi = (db: Db, { dari, sampai }: { dari?: string; sampai?: string }): Promise<number> =>
  countOf(
    db,
    sql`select coalesce(sum(jumlah), 0)::int as n from jumlah_konsultasi
      where profesional_id is null and tanggal >= coalesce(${dari ?? null}::date, '-infinity') and tanggal <= coalesce(${sampai ?? null}::date, 'infinity')`,
  )
