import type { Jejak, JejakQuery } from '@sehati/contract/record/jejak.schema'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const ROWS = 100
/** Beyond every number of the trail. */
export const NEWEST = Number.MAX_SAFE_INTEGER

/** The name of the role that an account of level `j.pelaku_level` has. */
const peran = sql`(select l.nama_level from level l where l.level_id = j.pelaku_level)`

const orang = (user: Sql): Sql =>
  sql`case when ${user}.user_id is not null then json_build_object('user_id', ${user}.user_id, 'nama', ${user}.name) end`

/**
 * Rows of the trail by whose data, who acted, what and when, newest first. A search reads one range of one index backwards, and ends
 * with the page (decision 52). Sorting is switched off for it: else PostgreSQL reads all rows that match and sorts them, where its
 * statistics say that there are few.
 */
export const listJejak = (db: Db, query: JejakQuery, most = ROWS): Promise<Jejak[]> =>
  db.transaction(async (tx) => {
    await tx.rows(
      sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
    )
    const { rows, order } = rangeOf(query)
    return tx.rows(sql`
      with ${spanOf(query)}
      select j.nomor, j.dicatat, j.waktu, j.tindakan, j.objek, j.objek_id, ${orang(sql`s`)} as subjek,
        ${orang(sql`u`)} as pelaku, ${peran} as peran, j.dasar, j.buka_id, j.sesi_id, j.request_id, j.jumlah
      from (
        select j.nomor, j.subjek_id, j.pelaku_id, j.tindakan from jejak j where ${join([...rows, ...datesOf(query)], ' and ')}
        order by ${order(sql`j`)} limit ${raw(String(most))}
      ) h
      join jejak j on j.nomor = h.nomor
      left join users s on s.user_id = j.subjek_id
      left join users u on u.user_id = j.pelaku_id
      order by ${order(sql`h`)}`)
  })

/** How many rows of the trail match. */
export const countJejak = async (db: Db, query: JejakQuery): Promise<number> => {
  const { subjek_id, pelaku_id, tindakan } = query
  const parts = [inSpan, ...datesOf(query)]
  if (subjek_id !== undefined) parts.push(sql`j.subjek_id = ${subjek_id}`)
  if (pelaku_id !== undefined) parts.push(sql`j.pelaku_id = ${pelaku_id}`)
  if (tindakan) parts.push(sql`j.tindakan = ${tindakan}`)
  const counted = sql`with ${spanOf(query)} select count(*)::int as n from jejak j where ${join(parts, ' and ')}`
  return ((await db.row(counted)) as { n: number }).n
}

/** The numbers below which, and from which on, all rows of the search lie; without a day that has rows, none. */
const spanOf = ({ sebelum = NEWEST, dari, sampai }: JejakQuery): Sql =>
  dari || sampai
    ? sql`rentang as materialized (
        select min(pertama) as awal, least(${sebelum}::bigint, max(terakhir) + 1) as akhir from hari_jejak
        where hari >= coalesce(${dari ?? null}::date, '-infinity') and hari <= coalesce(${sampai ?? null}::date, 'infinity')
      )`
    : sql`rentang as materialized (select 0::bigint as awal, ${sebelum}::bigint as akhir)`

const inSpan = sql`j.nomor >= (select awal from rentang) and j.nomor < (select akhir from rentang)`

/** Between the numbers of these dates rows of the days beside them may lie too. */
const datesOf = ({ dari, sampai }: JejakQuery): Sql[] => [
  ...(dari ? [sql`j.waktu >= ${dari}::date`] : []),
  ...(sampai ? [sql`j.waktu < ${sampai}::date + 1`] : []),
]

/** What a search reads: the conditions of its range, and the order of the index that has them side by side. */
type Range = { rows: Sql[]; order: (table: Sql) => Sql }

/**
 * A person's rows, those of an act, those that an account acted, or all. `= any` of one value keeps the column in the order of
 * the rows. So one index alone has that order, for any statistics; by `=` PostgreSQL could also walk back through all rows
 * and leave others out.
 */
function rangeOf({ subjek_id, pelaku_id, tindakan }: JejakQuery): Range {
  const rows = [inSpan]
  if (subjek_id !== undefined) {
    rows.push(sql`j.subjek_id = any (array[${subjek_id}]::int[])`)
    if (pelaku_id !== undefined) rows.push(sql`j.pelaku_id = ${pelaku_id}`)
    if (tindakan) rows.push(sql`j.tindakan = ${tindakan}`)
    return { rows, order: (table) => sql`${table}.subjek_id, ${table}.nomor desc` }
  }
  if (tindakan) {
    rows.push(sql`j.tindakan = any (array[${tindakan}]::text[])`)
    // The index of acts and numbers ascends, that of acts, accounts and numbers does not: each has an order of its own.
    if (pelaku_id === undefined) return { rows, order: (table) => sql`${table}.tindakan desc, ${table}.nomor desc` }
    rows.push(sql`j.pelaku_id = ${pelaku_id}`)
    return { rows, order: (table) => sql`${table}.tindakan, ${table}.nomor desc` }
  }
  if (pelaku_id === undefined) return { rows, order: (table) => sql`${table}.nomor desc` }
  rows.push(sql`j.pelaku_id = any (array[${pelaku_id}]::int[])`)
  return { rows, order: (table) => sql`${table}.pelaku_id, ${table}.nomor desc` }
}
