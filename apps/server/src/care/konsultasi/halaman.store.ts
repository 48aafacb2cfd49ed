import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { KonsultasiTertutup } from '@sehati/contract/consultation/konsultasi.schema'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'
import { anywhere, isNamed } from '../../base/db/like.ts'
import { findKeptPage } from '../../base/db/page.ts'
import type { Seal } from '../../base/db/seal.ts'
import { kata } from '../../consultation/konsultasi/kata.policy.ts'
import {
  close,
  type FactRow,
  facts,
  type KonsultasiFilter,
  newestFirst,
  partsOf,
  type Row,
  shown,
  whereOf,
} from '../../consultation/konsultasi/konsultasi.store.ts'
import { openNomorOnce } from '../../people/user/nomor-bpjs.ts'
import { byDeadline, byDeadlineOnPage } from './belum-dijawab.store.ts'
import { todayFirst, todayOnPageFirst } from './hari-ini.store.ts'
import { cariSemua, hitunganOf, type KonsultasiSource, type Slice } from './pencarian.store.ts'

const newestOnPageFirst = sql`page.tanggal desc, page.jadwal_id desc`

/** A list's filter. The rows of one person come in the order of `todayFirst` with `today`, of their deadlines with `byDeadline`. */
export type PageFilter = KonsultasiFilter & { today?: Tanggal | undefined; byDeadline?: boolean | undefined }

/**
 * A page, newest date first, and the total: one statement. The total comes from the kept count
 * (schema/05_consultation.sql), or for one person from an index.
 */
export function pageKonsultasi(db: Db, filter: PageFilter, at: PageQuery): Promise<Page<Row>> {
  const dated = filter.today ? todayOnPageFirst(filter.today) : newestOnPageFirst
  const order = filter.byDeadline ? byDeadlineOnPage : dated
  const rest = { shown: shown(sql`h.jadwal_id`), order }
  return findKeptPage(db, { ...sourceOf(filter, sliceOf(at)), ...rest }, at)
}

/** The same page without texts: none is read. */
export async function pageKonsultasiTertutup(
  db: Reader,
  seal: Seal,
  filter: KonsultasiFilter,
  at: PageQuery,
): Promise<Page<KonsultasiTertutup>> {
  const rest = { shown: shown(sql`h.jadwal_id`, facts), order: newestOnPageFirst }
  const page = await findKeptPage<FactRow>(db, { ...sourceOf(filter, sliceOf(at)), ...rest }, at)
  const nomor = openNomorOnce(seal)
  return { ...page, queried: page.queried.map((row) => close(row, nomor)) }
}

const sliceOf = ({ page, limit }: PageQuery): Slice => ({ limit, offset: (page - 1) * limit })

function sourceOf(filter: PageFilter, at: Slice): KonsultasiSource {
  if (filter.perlu) return perlu(filter, at)
  const isOwn = filter.user_id !== undefined || filter.profesional_id !== undefined || filter.jadwal_id !== undefined
  const words = filter.q ? kata(filter.q, filter.status) : null
  // A word that every row has, as "line" is in both methods.
  if (words?.isAll) return sourceOf({ ...filter, q: undefined }, at)
  if (isOwn) return filter.q ? cariSendiri(filter, filter.q, at) : sendiri(filter, at)
  return words && filter.q ? cariSemua(filter, { ...words, like: anywhere(filter.q) }, at) : semua(filter, at)
}

/** What an admin should act on is little, and ahead: counted and read in the index of consultations ahead. */
function perlu(filter: PageFilter, { limit, offset }: Slice): KonsultasiSource {
  const from = sql`konsultasi k ${whereOf(filter)}`
  return {
    sebelumnya: [],
    total: sql`select count(*) from ${from}`,
    halaman: sql`select k.jadwal_id from ${from} ${newestFirst} limit ${limit} offset ${offset}`,
  }
}

/** For one person: the rows in an index. */
function sendiri(filter: PageFilter, at: Slice): KonsultasiSource {
  const from = sql`konsultasi k where ${join(partsOf(filter), ' and ')}`
  return ordered({ sebelumnya: [], total: totalSendiri(filter), from }, filter, at)
}

/** Counted in the index. What is over is everything but what is ahead, of which there is little. */
function totalSendiri({ bagian, ...filter }: KonsultasiFilter): Sql {
  if (bagian?.nama === 'riwayat') {
    const mendatang = { ...bagian, nama: 'mendatang' } as const
    return sql`select (${totalSendiri(filter)}) - (${totalSendiri({ ...filter, bagian: mendatang })})`
  }
  return sql`select count(*) from konsultasi k where ${join(partsOf({ ...filter, bagian }), ' and ')}`
}

/** For one person and a search: all matches are read once. */
function cariSendiri(filter: PageFilter, q: string, at: Slice): KonsultasiSource {
  const cocok = sql`cocok as materialized (select k.jadwal_id, k.mulai, k.status, k.jawab_sebelum from konsultasi k
    where ${join([...partsOf({ ...filter, q: undefined }), matchesOwn(filter, q)], ' and ')})`
  const source = { sebelumnya: [cocok], total: sql`select count(*) from cocok`, from: sql`cocok k where true` }
  return ordered(source, filter, at)
}

type Unordered = Omit<KonsultasiSource, 'halaman'> & { from: Sql }

function ordered({ from, ...source }: Unordered, { today, byDeadline: late }: PageFilter, at: Slice): KonsultasiSource {
  if (late || !today)
    return {
      ...source,
      halaman: sql`select k.jadwal_id from ${from} ${late ? sql`order by ${byDeadline}` : newestFirst} limit ${at.limit} offset ${at.offset}`,
    }
  const { depan, halaman } = todayFirst(from, today, at)
  return { ...source, sebelumnya: [...source.sebelumnya, depan], halaman }
}

/**
 * The own name of the list's owner would match every row, so only the counterpart's name is searched, for each row
 * by itself: an owner has few rows, and there are many people.
 */
function matchesOwn(filter: KonsultasiFilter, q: string): Sql {
  const like = anywhere(q)
  const { statuses, metode } = kata(q, filter.status)
  const patient = isNamed(sql`(select u.name from users u where u.user_id = k.user_id)`, like)
  const professional = isNamed(
    sql`(select u.name from tenaga_profesional t join users u on u.user_id = t.user_id where t.profesional_id = k.profesional_id)`,
    like,
  )
  return sql`(${join(
    [
      ...(filter.user_id === undefined ? [patient] : []),
      ...(filter.profesional_id === undefined ? [professional] : []),
      sql`k.status = any(${statuses}::text[])`,
      sql`k.metode_konsultasi = any(${metode}::text[])`,
    ],
    ' or ',
  )})`
}

/** Up to this offset rows are skipped one by one; for later pages the skipped rows are counted by days. */
const NEAR = 1_000

function semua(filter: KonsultasiFilter, { limit, offset }: Slice): KonsultasiSource {
  const where = join([sql`true`, ...partsOf(filter)], ' and ')
  if (offset > NEAR) return perHari(filter, { limit, offset })
  return {
    sebelumnya: [],
    total: sql`select coalesce(sum(jumlah), 0) from jumlah_konsultasi where ${hitunganOf(filter)}`,
    halaman: sql`select k.jadwal_id from konsultasi k where ${where} ${newestFirst} limit ${limit} offset ${offset}`,
  }
}

/** For a large offset: the kept count gives the day on which the page starts, and only that day is read. */
function perHari(filter: KonsultasiFilter, { limit, offset }: Slice): KonsultasiSource {
  return {
    sebelumnya: [
      sql`cumulative as materialized (
        select tanggal, n, sum(n) over (order by tanggal desc) as sampai
        from (select tanggal, sum(jumlah) as n from jumlah_konsultasi where ${hitunganOf(filter)} group by tanggal) hari where n > 0)`,
      sql`awal as materialized (
        select tanggal, sampai - n as sebelum from cumulative where sampai > ${offset}::int order by tanggal desc limit 1)`,
    ],
    total: sql`select coalesce(max(sampai), 0) from cumulative`,
    halaman: sql`
      select k.jadwal_id from konsultasi k
      where ${join([sql`k.mulai < (select tanggal + 1 from awal)`, ...partsOf(filter)], ' and ')}
      ${newestFirst} limit ${limit} offset ${offset}::int - (select sebelum from awal)`,
  }
}
