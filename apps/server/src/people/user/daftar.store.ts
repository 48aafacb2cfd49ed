import { isProfessional } from '@sehati/contract/base/access'
import { BARIS_DAFTAR } from '@sehati/contract/base/constants'
import { tanpaPemisah } from '@sehati/contract/base/isian'
import { asPage } from '@sehati/contract/base/page.rules'
import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import {
  bagianNomor,
  type Level,
  levelNamed,
  StatusUserMasukan,
  type User,
  type UserPencarian,
  type UserTemuan,
  type UserTerdaftar,
} from '@sehati/contract/people/user.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import { anywhere, isNamed } from '../../base/db/like.ts'
import { findKeptPage } from '../../base/db/page.ts'
import type { Seal } from '../../base/db/seal.ts'
import { findNomor, hasNomor, isNomor, sharesNomor } from './cari-nomor.store.ts'
import { type UserRow, withNomor } from './nomor-bpjs.ts'
import { columns, fotoUrl, isDiundang, people } from './user.store.ts'

/** By `user_id`; of more people than fit in one list the newest. */
export async function listUser(db: Db, seal: Seal): Promise<User[]> {
  const rows = await db.rows<UserRow>(sql`
    select ${columns} from ${people}
    where u.user_id >= coalesce((select user_id from users order by user_id desc offset ${BARIS_DAFTAR - 1} limit 1), 0)
    order by u.user_id`)
  return rows.map((row) => withNomor(seal, row))
}

/** For an account that waits for its person also until when the invitation is valid. */
const undangan = sql`${isDiundang} as diundang, g.berlaku_sampai as diundang_sampai`
const joined = sql`${people} left join undangan g on g.user_id = u.user_id`
const shown = sql`select ${columns}, ${undangan} from ${joined}`
/** Doctors and psychologists also have their kind of professional, null where they are not yet one. */
const shownAsFound = sql`
  select ${columns}, ${undangan}, t.profesional_id, t.spesialisasi_id, s.nama_spesialisasi, t.lokasi
  from ${joined}
  left join tenaga_profesional t on t.user_id = u.user_id
  left join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id`

type Diundang = { diundang: boolean; diundang_sampai: string | null }
type BarisTemuan = UserRow & Required<Omit<UserTemuan, keyof User>> & Diundang

export async function pageUser(db: Db, seal: Seal, at: PageQuery): Promise<Page<UserTerdaftar>> {
  const page = await indexed<UserRow & Diundang>(db, shown, sql`true`, at)
  return { ...page, queried: page.queried.map((row) => asTerdaftar(withNomor(seal, row))) }
}

/** A page of the people who match. */
export async function pageUserTemuan(
  db: Db,
  seal: Seal,
  search: UserPencarian,
  at: PageQuery,
): Promise<Page<UserTemuan>> {
  const page = await searched(db, seal, search, at)
  return { ...page, queried: page.queried.map((row) => asTemuan(withNomor(seal, row))) }
}

function searched(db: Db, seal: Seal, search: UserPencarian, at: PageQuery): Promise<Page<BarisTemuan>> {
  const { field, value } = search
  switch (field) {
    case 'user_id':
      return matching(db, sql`u.user_id::text = ${value}`, at)
    case 'level_id':
      return indexed(db, shownAsFound, sql`level_id = ${levelNamed(value) ?? NO_LEVEL}`, at)
    case 'status_user':
      return indexed(db, shownAsFound, sql`status_user = ${StatusUserMasukan.safeParse(value).data ?? value}`, at)
    case 'no_bpjs':
      return withBpjs(db, seal, tanpaPemisah(value), at)
    case 'bpjs_kembar':
      return matching(db, sharesNomor, at)
    case 'name':
      return matching(db, isNamed(sql`u.name`, anywhere(value)), at)
    case 'phone_number':
      return matching(db, sql`u.phone_number like any(${bagianNomor(value).map(anywhere)}::text[])`, at)
    default:
      return matching(db, sql`${texts[field]} ilike ${anywhere(value)}`, at)
  }
}

const NO_LEVEL = 0

/** The columns that a search compares as text, in the API's form. */
const texts = {
  email: sql`u.email`,
  gender: sql`u.gender`,
  country: sql`u.country`,
  nama_level: sql`l.nama_level`,
  foto_url: fotoUrl,
  created_at: isoOf(sql`u.created_at`),
}

/** Of everyone, of a level or of a status: counted in an index in the order of ids, by which the rows before the page are skipped too. */
const indexed = <Row extends object>(db: Db, select: Sql, where: Sql, { page, limit }: PageQuery): Promise<Page<Row>> =>
  findKeptPage<Row>(
    db,
    {
      sebelumnya: [],
      total: sql`select count(*) from users where ${where}`,
      halaman: sql`select user_id from users where ${where} order by user_id limit ${limit} offset ${(page - 1) * limit}`,
      shown: sql`${select} where u.user_id = h.user_id`,
      order: sql`user_id`,
    },
    { page, limit },
  )

/** Found once for the page and the total: name, e-mail and telephone by trigram indexes. */
const matching = (db: Db, where: Sql, { page, limit }: PageQuery): Promise<Page<BarisTemuan>> =>
  findKeptPage(
    db,
    {
      sebelumnya: [sql`cocok as materialized (select u.user_id from ${people} where ${where})`],
      total: sql`select count(*) from cocok`,
      halaman: sql`select user_id from cocok order by user_id limit ${limit} offset ${(page - 1) * limit}`,
      shown: sql`${shownAsFound} where u.user_id = h.user_id`,
      order: sql`user_id`,
    },
    { page, limit },
  )

/** A whole number is found by its digest; a part of one by reading the numbers of all accounts. */
async function withBpjs(db: Db, seal: Seal, value: string, at: PageQuery): Promise<Page<BarisTemuan>> {
  if (isNomor(value)) return matching(db, await hasNomor(db, seal, value), at)
  const { total, user_ids } = await findNomor(db, seal, value, at)
  const rows = await db.rows<BarisTemuan>(
    sql`${shownAsFound} where u.user_id = any(${user_ids}::int[]) order by u.user_id`,
  )
  return asPage(rows, total, at)
}

function asTerdaftar<Row extends Diundang>({ diundang, diundang_sampai, ...person }: Row) {
  return diundang ? { ...person, diundang_sampai } : person
}

function asTemuan(row: Required<UserTemuan> & Diundang): UserTemuan {
  if (isProfessional(row.level_id)) return asTerdaftar(row)
  const { profesional_id, spesialisasi_id, nama_spesialisasi, lokasi, ...person } = row
  return asTerdaftar(person)
}

export const listLevel = (db: Db): Promise<Level[]> =>
  db.rows(sql`
    select l.level_id, l.nama_level, l.deskripsi,
      (select count(*)::int from users u where u.level_id = l.level_id) as jumlah
    from level l order by l.level_id`)
