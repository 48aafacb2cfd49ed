import sql, { join, type Sql } from 'sql-template-tag'
import { isNamed } from '../../base/db/like.ts'
import type { Source } from '../../base/db/page.ts'
import type { Kata } from '../../consultation/konsultasi/kata.policy.ts'
import { type KonsultasiFilter, newestFirst, partsOf } from '../../consultation/konsultasi/konsultasi.store.ts'

/** The source of the rows of a page. */
export type KonsultasiSource = Pick<Source, 'sebelumnya' | 'total' | 'halaman'>
export type Slice = { limit: number; offset: number }

/** With more matching people than this, consultations are searched by time rather than person by person. */
const MANY = 1_000

/**
 * All people's consultations that match a word in a name, a status or a method. The kept count gives the totals of statuses
 * and methods; people's are counted in their indexes. Each source is limited to the rows that could be shown.
 */
export function cariSemua(
  filter: KonsultasiFilter,
  words: Kata & { like: string },
  { limit, offset }: Slice,
): KonsultasiSource {
  const { like, statuses, metode } = words
  const rest = [...partsOf({ ...filter, q: undefined }), sql`true`]
  const narrow = join(rest, ' and ')
  const most = sql`${newestFirst} limit ${limit + offset}`
  const isWord = sql`(k.status = any(${statuses}::text[]) or k.metode_konsultasi = any(${metode}::text[]))`
  const hasWord = statuses.length + metode.length > 0
  const unworded = hasWord ? sql`${narrow} and not ${isWord}` : narrow
  const byWord = [
    ...statuses.map((status) => sql`k.status = ${status}`),
    ...metode.map((one) => sql`k.metode_konsultasi = ${one}`),
  ].map((word) => sql`(select k.jadwal_id, k.mulai from konsultasi k where ${word} and ${narrow} ${most})`)
  const sources = [
    ...byWord,
    sql`select k.* from pasien p cross join lateral (
      select k.jadwal_id, k.mulai from konsultasi k where k.user_id = p.user_id and ${narrow} ${most}) k
      where not (select banyak from jumlah_pasien)`,
    // Evaluated for each row, newest first, until there are enough. As a boolean, the planner assumes that it is often true.
    sql`(select k.jadwal_id, k.mulai from konsultasi k
      where (select banyak from jumlah_pasien) and (select ${isNamed(sql`u.name`, like)} from users u where u.user_id = k.user_id)
        and ${narrow} ${most})`,
    sql`select k.* from tenaga t cross join lateral (
      select k.jadwal_id, k.mulai from konsultasi k where k.profesional_id = t.profesional_id and ${narrow} ${most}) k`,
  ]
  return {
    sebelumnya: [
      sql`pasien as materialized (select user_id from users where ${isNamed(sql`name`, like)})`,
      sql`jumlah_pasien as materialized (select count(*) > ${MANY} as banyak from pasien)`,
      sql`tenaga as materialized (
        select t.profesional_id from tenaga_profesional t join pasien p on p.user_id = t.user_id)`,
    ],
    total: sql`select ${hasWord ? keptByWord(filter, words) : sql`0`} + ${byName(unworded)}`,
    halaman: sql`select k.jadwal_id from (${join(sources, ' union ')}) k ${newestFirst} limit ${limit} offset ${offset}`,
  }
}

const keptByWord = (filter: KonsultasiFilter, { statuses, metode }: Kata): Sql => sql`
  (select coalesce(sum(jumlah), 0) from jumlah_konsultasi
    where ${hitunganOf(filter)} and (status = any(${statuses}::text[]) or metode = any(${metode}::text[])))`

/** The condition on the kept count of all people's, for a filter by status and dates. */
export function hitunganOf({ status, dari, sampai }: KonsultasiFilter): Sql {
  const parts = [sql`profesional_id is null`]
  if (status) parts.push(sql`status = ${status}`)
  if (dari) parts.push(sql`tanggal >= ${dari}::date`)
  if (sampai) parts.push(sql`tanggal <= ${sampai}::date`)
  return join(parts, ' and ')
}

/** The matches by patient or professional, each once. */
function byName(unworded: Sql): Sql {
  const ofPatients = sql`(select count(*) from pasien p join konsultasi k on k.user_id = p.user_id where ${unworded})`
  const both = sql`(select count(*) from pasien p join konsultasi k on k.user_id = p.user_id
    where ${unworded} and k.profesional_id in (select profesional_id from tenaga))`
  const ofProfessionals = sql`(select count(*) from tenaga t join konsultasi k on k.profesional_id = t.profesional_id where ${unworded})`
  return sql`${ofPatients} + ${ofProfessionals} - ${both}`
}
